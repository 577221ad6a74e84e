/**
 * Where messages about alerts are before they arrive. `RUNNING`: a process works through the destination's queue.
 * `RETRYING`: attempts failed, and another one follows. `FAILED`: given up.
 */
export const deliveryStates = ["DUE", "RUNNING", "WAITING", "RETRYING", "FAILED", "MUTED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryPageSizeMax = 100;
