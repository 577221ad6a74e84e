export { clientAddress } from "@pharos/domain";
