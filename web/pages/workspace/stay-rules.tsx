export default function StayRulesPage() {
  return null;
}
