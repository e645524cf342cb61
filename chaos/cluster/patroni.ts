import { answer } from './drill.ts';

export interface Member {
  name: string;
  role: string;
  state: string;
  /** Bytes behind the leader. */
  lag?: number | 'unknown';
}

/** The members of a cluster, by the address of the REST interface of any of them. */
export const members = async (patroni: string): Promise<Member[]> =>
  ((await answer(`${patroni}/cluster`)) as { members: Member[] }).members;

export const leaderOf = async (patroni: string): Promise<string> => {
  const leader = (await members(patroni)).find(({ role }) => role === 'leader');
  if (!leader) throw new Error('Patroni names no leader.');
  return leader.name;
};

/** Asks Patroni to make the standby that is in step the primary. @returns what happened, as a sentence. */
export async function switchOver(patroni: string): Promise<string> {
  const all = await members(patroni);
  const leader = await leaderOf(patroni);
  const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';
  const candidate =
    all.find(({ role }) => role === 'sync_standby') ??
    all.find((member) => member.role === 'replica' && isUp(member));
  if (!candidate) throw new Error('Patroni names no standby to switch to.');
  const response = await fetch(`${patroni}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate: candidate.name }),
  });
  if (!response.ok) throw new Error(`Patroni refused to switch: ${await response.text()}`);
  return `The database moved from ${leader} to ${candidate.name}.`;
}
