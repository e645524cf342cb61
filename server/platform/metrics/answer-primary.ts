import { AggregatorRegistry, type Registry } from 'prom-client';

/**
 * Answers the primary process, which has the port of the metrics for several processes. Call it without a registry at
 * the start: until there is one, nothing is reported.
 * @param number tells the processes apart, as the label `worker`: counters that begin anew in one process are then
 * counted rightly.
 */
export function answerPrimary(registry?: Registry, number?: number): void {
  if (!registry) {
    // Begins to listen.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries([]);
    return;
  }
  registry.setDefaultLabels({ worker: String(number) });
  AggregatorRegistry.setRegistries([registry]);
}
