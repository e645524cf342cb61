export default function Home() {
  return <h1>Efie</h1>;
}
