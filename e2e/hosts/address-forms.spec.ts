import { declareAddressForms } from './address-forms';
import { onEachHost } from './on-each-host';

onEachHost(declareAddressForms);
