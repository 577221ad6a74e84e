const service = /^PHAROS_(?:\w+_)?SERVICE_(?:HOST|PORT(?:_\w+)?)$/;
const portOfService = /^PHAROS_(?:\w+_)?PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?$/;
const addressOfService = /^(?:tcp|udp|sctp):\/\//;
const partOfAddress = /_(?:PROTO|PORT|ADDR)$/;

/**
 * Whether Kubernetes set a variable, for a service that is called pharos or begins so: every container of the namespace
 * gets `PHAROS_PORT=tcp://10.0.0.1:8080`, `PHAROS_SERVICE_HOST` and more, and none of them is meant for us.
 */
export function isOfKubernetes(name: string, value: string | undefined): boolean {
  if (service.test(name)) return true;
  if (!portOfService.test(name)) return false;
  const isDetail = /_\d+_(?:TCP|UDP|SCTP)_/.test(name) && partOfAddress.test(name);
  return isDetail || addressOfService.test(value ?? "");
}
