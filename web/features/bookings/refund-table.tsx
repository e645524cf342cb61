export function RefundTable(_: unknown) { return null; }
