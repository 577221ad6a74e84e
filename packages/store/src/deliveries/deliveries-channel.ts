/** Wakes the processes that deliver. */
export const deliveriesChannel = "pharos_deliveries";
