const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The words that generated pages consist of: enough of them that no two pages read the same. */
export const vocabulary = {
  nouns: list(`
    request response server client token cache queue worker event message handler route schema field record index table
    column query result cursor page filter payload header body status error retry timeout limit quota region zone bucket
    object file stream buffer socket channel topic subscriber publisher consumer producer batch job task schedule pipeline
    stage build release version branch commit tag artifact image container cluster node pod volume network subnet gateway
    proxy balancer certificate secret key signature hash digest session cookie user account team role permission policy
    rule scope grant audit log metric trace span alert dashboard report export import backup snapshot replica leader
    follower shard partition segment checkpoint offset lease lock mutex transaction isolation migration seed fixture
    factory suite assertion coverage compiler parser lexer grammar template layout component slot hook store reducer
    action selector module package registry manifest lockfile plugin extension middleware adapter driver connector
    webhook callback endpoint resource collection document model entity attribute relation constraint trigger procedure
    argument parameter option flag setting profile workspace project tenant invoice payment coupon subscription plan
    tier meter threshold window backoff circuit fallback canary rollout rollback toggle variant locale currency`),
  verbs: list(`
    returns accepts creates updates deletes validates rejects retries caches invalidates streams buffers publishes
    consumes schedules cancels resumes pauses signs verifies encrypts decrypts rotates revokes grants audits records
    exports imports restores replicates elects partitions merges splits compacts flushes commits aborts migrates renders
    mounts resolves injects wraps forwards proxies balances throttles limits samples aggregates reports notifies archives`),
  adjectives: list(`
    idempotent atomic eventual strict optional required default nested partial stale fresh signed opaque transient
    durable immutable concurrent sequential ordered lazy eager cached remote local regional global private public
    internal external legacy stable experimental deprecated asynchronous synchronous incremental declarative explicit
    implicit bounded unbounded monotonic cumulative`),
  adverbs: list('automatically immediately eventually only rarely always safely explicitly silently separately'),
  endings: [
    'before the next deployment',
    'after the last retry',
    'when the limit is reached',
    'if no value is given',
    'unless you opt out',
    'in the same region',
    'within a single transaction',
    'across all workers',
    'during a rolling upgrade',
    'for every new workspace',
    'while the leader is being elected',
    'as soon as the health check passes',
  ],
} as const;
