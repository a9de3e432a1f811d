const mask = '••••••';

/** Secrets that are recognized by their own form, whatever is around them. The whole match is masked. */
const forms: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  // Laravel's application key, and access tokens of the API (Sanctum).
  /\bbase64:[A-Za-z0-9+/]{20,}={0,2}/g,
  /\b\d{1,6}\|[A-Za-z0-9]{20,}/g,
  // JSON Web Tokens, and Laravel's encrypted cookies.
  /\beyJ[\w+/=-]{10,}(?:\.[\w-]+)*/g,
  // AWS, Google, Meta, X, OpenAI, Anthropic, Stripe and Paystack, Paddle, and TikTok.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{30,}|\bGOCSPX-[\w-]{10,}|\bya29\.[\w.-]{10,}|\b1\/\/0[\w-]{20,}/g,
  /\bEAA[A-Za-z0-9]{20,}|\bIG(?:QV|AA)[\w-]{20,}|\bTHAA[\w-]{20,}/g,
  /\bA{10,}[\w%]{20,}/g,
  /\bsk-(?:ant-|proj-|svcacct-)?[\w-]{16,}/g,
  /\b(?:sk|rk|pk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}/g,
  /\bpdl_\w{10,}|\bpdl_ntfset_\w+/g,
  /\bact\.[\w!-]{15,}|\bclt\.[\w!-]{15,}/g,
  // GitHub, GitLab, npm, DigitalOcean, Slack, SendGrid, Mailgun, Twilio, Telegram, Discord, and Hugging Face.
  /\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}/g,
  /\bglpat-[\w-]{16,}/g,
  /\bnpm_\w{30,}/g,
  /\bdo[opr]_v1_[0-9a-f]{40,}/g,
  /\bxox[abeoprs]-[\w-]{10,}|hooks\.slack\.com\/services\/[\w/]+/g,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/g,
  /\bkey-[0-9a-f]{32}\b/g,
  /\b(?:SK|AC)[0-9a-f]{32}\b/g,
  /\b\d{8,10}:AA[\w-]{30,}/g,
  /discord(?:app)?\.com\/api\/webhooks\/[\w/-]+/g,
  /\bhf_[A-Za-z]{30,}/g,
  // Bluesky's app passwords.
  /\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b/g,
  // Email addresses aren't secret, but nobody wants theirs in a public issue.
  /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}\b/g,
];

const secretName =
  '(?:[\\w-]{0,40}(?:password|passwd|pwd|passphrase|secret|token|api[_-]?key|app[_-]?key|access[_-]?key|private[_-]?key|auth[_-]?key|license[_-]?key|licence[_-]?key|credential|signature|salt|webhook_url|dsn)[\\w-]{0,40}|aws_access_key_id|client_secret|code_verifier|laravel_session|xsrf-token|session_id|sid)';

/** Secrets that are recognized by what's before them, which stays. */
const named: readonly RegExp[] = [
  // DB_PASSWORD=…, "client_secret": "…", password => '…', and --password=…; not settings that only mention one, and not
  // a sentence after "token:", such as "Error validating access token: Session has expired".
  new RegExp(
    `(["']?\\b${secretName}["']?[ \\t]*(?:=>|[=:])[ \\t]*["']?)(?!(?<=token: )[a-z]{1,10} [a-z]+[ ,.]|yes\\)|no\\)|null\\b|true\\b|false\\b|\\$\\{)([^\\s"'&;,]+(?:[^\\n"'&;,]*(?=["']))?)`,
    'gi',
  ),
  /(\b(?:authorization|proxy-authorization)["']?[ \t]*[:=][ \t]*["']?(?:(?:basic|bearer|token|digest|oauth) )?)([^\s"',]+)/gi,
  /(\b(?:bearer|basic) )(?=[\w.~+/=-]*\d)([\w.~+/=|-]{12,})/gi,
  /(\b(?:set-cookie|cookie)["']?[ \t]*:[ \t]*["']?)([^\n"']+)/gi,
  /(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s:/@]{0,100}:)([^\s/@]{1,200})(?=@)/gi,
  /([?&](?:code|state|access_token|token|key|api_key|signature|sig|oauth_\w+|client_secret|refresh_token|password)=)([^&\s"'#]+)/gi,
  /(\s-u\s+[^\s:]+:)([^\s@]+)/g,
  /(\s-p)([^\s-]\S{3,})(?=\s|$)/g,
];

/** A secret setting on a line of its own, whose value can contain anything. */
const setting =
  /^([ \t]*(?:export )?[A-Z0-9_]{0,40}(?:PASSWORD|SECRET|TOKEN|KEY|DSN|SALT)[A-Z0-9_]{0,40}[ \t]*=(?![ \t]*["']{0,2}\r?$)[ \t]*["']?)(.*?)(["']?\r?)$/gm;

/** Masks passwords, keys, tokens, cookies, and email addresses. Masking a masked text changes nothing. */
export function maskSecrets(text: string): string {
  const withoutSettings = text.replace(setting, `$1${mask}$3`);
  const withoutForms = forms.reduce((masked, form) => masked.replace(form, mask), withoutSettings);
  return named.reduce((masked, pattern) => masked.replace(pattern, `$1${mask}`), withoutForms);
}
