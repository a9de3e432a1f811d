import type { Signature } from './types';

/** Errors of TikTok. */
export const tikTok: readonly Signature[] = [
  {
    title: '`internal_error`',
    at: ['/services/social/tik-tok/troubleshooting#internal_error'],
    texts: ['internal_error'],
    needs: ['tiktok', 'log_id', 'publish_id'],
  },
  {
    title: '`rate_limit_exceeded`',
    at: ['/services/social/tik-tok/troubleshooting#rate_limit_exceeded'],
    texts: ['rate_limit_exceeded'],
    needs: ['tiktok', 'log_id', 'publish_id'],
  },
  {
    title: '`invalid_params`',
    at: ['/services/social/tik-tok/troubleshooting#invalid_params'],
    texts: ['invalid_params'],
    needs: ['tiktok', 'log_id', 'publish_id'],
  },
  {
    title: '`invalid_file_upload`',
    at: ['/services/social/tik-tok/troubleshooting#invalid_file_upload'],
    texts: ['invalid_file_upload', 'file_format_check_failed'],
  },
  {
    title: 'The login page names `redirect_uri` or `client_key`',
    at: ['/services/social/tik-tok/troubleshooting#the-login-page-names-redirect_uri-or-client_key'],
    texts: ['client_key', 'redirect_uri'],
    needs: ['tiktok'],
  },
  {
    title: 'The duration or resolution check fails',
    at: ['/services/social/tik-tok/troubleshooting#the-check-of-duration-or-picture-size-fails'],
    texts: ['duration_check_failed', 'picture_size_check_failed', 'frame_rate_check_failed'],
  },
  {
    title: '`unaudited_client_can_only_post_to_private_accounts`',
    at: [
      '/services/social/tik-tok/troubleshooting#unaudited_client_can_only_post_to_private_accounts',
      '/services/social/tik-tok/#unaudited_client_can_only_post_to_private_accounts',
      '/services/social/tik-tok/direct-post-audit#unaudited_client_can_only_post_to_private_accounts-before-the-approval',
    ],
    texts: ['unaudited_client_can_only_post_to_private_accounts'],
  },
  {
    title: '`reached_active_user_cap`',
    at: ['/services/social/tik-tok/troubleshooting#reached_active_user_cap'],
    texts: ['reached_active_user_cap'],
  },
  {
    title: '`privacy_level_option_mismatch`',
    at: ['/services/social/tik-tok/troubleshooting#privacy_level_option_mismatch'],
    texts: ['privacy_level_option_mismatch'],
  },
  {
    title: '`access_token_invalid`',
    at: ['/services/social/tik-tok/troubleshooting#access_token_invalid'],
    texts: ['access_token_invalid'],
  },
  {
    title: '`scope_not_authorized`',
    at: ['/services/social/tik-tok/troubleshooting#scope_not_authorized'],
    texts: ['scope_not_authorized'],
  },
  {
    title: '`scope_permission_missed`',
    at: ['/services/social/tik-tok/troubleshooting#scope_permission_missed'],
    texts: ['scope_permission_missed'],
  },
  {
    title: '`spam_risk_too_many_pending_share`',
    at: ['/services/social/tik-tok/troubleshooting#spam_risk_too_many_pending_share'],
    texts: ['spam_risk_too_many_pending_share'],
  },
  {
    title: '`spam_risk_too_many_posts`',
    at: ['/services/social/tik-tok/troubleshooting#spam_risk_too_many_posts'],
    texts: ['spam_risk_too_many_posts'],
  },
  {
    title: '`spam_risk_user_banned_from_posting`',
    at: ['/services/social/tik-tok/troubleshooting#spam_risk_user_banned_from_posting'],
    texts: ['spam_risk_user_banned_from_posting'],
  },
  {
    title: '`spam_risk_text`',
    at: ['/services/social/tik-tok/troubleshooting#spam_risk_text'],
    texts: ['spam_risk_text'],
  },
  {
    title: '`url_ownership_unverified`',
    at: ['/services/social/tik-tok/troubleshooting#url_ownership_unverified'],
    texts: ['url_ownership_unverified'],
  },
];
