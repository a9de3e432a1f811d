import { declareAddressForms } from './address-forms';
import { allHosts } from './all-hosts';
import { onEachHost } from './on-each-host';

onEachHost(allHosts, declareAddressForms);
