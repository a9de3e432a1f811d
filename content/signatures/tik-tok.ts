import type { SignatureSource } from './types';

/** Errors of TikTok. */
export const tikTok: readonly SignatureSource[] = [
  {
    title: '`internal_error`',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['internal_error', '"fail_reason":"internal"'],
    isShared: true,
  },
  {
    title: '`rate_limit_exceeded`',
    at: ['/services/social/tik-tok/troubleshooting'],
    isShared: true,
  },
  {
    title: '`invalid_params`',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['invalid_params', '"code":"invalid_param"'],
    isShared: true,
  },
  {
    title: '`invalid_file_upload`',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['invalid_file_upload', 'file_format_check_failed'],
  },
  {
    title: 'The login page names `redirect_uri` or `client_key`',
    at: ['/services/social/tik-tok/troubleshooting'],
    isShared: true,
  },
  {
    title: '`picture_size_check_failed`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`duration_check_failed` or `frame_rate_check_failed`',
    at: ['/services/social/tik-tok/troubleshooting#the-check-of-duration-or-picture-size-fails'],
  },
  {
    title: '`photo_pull_failed` or `video_pull_failed`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`unaudited_client_can_only_post_to_private_accounts`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`reached_active_user_cap`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`privacy_level_option_mismatch`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`access_token_invalid`',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['access_token_invalid', '"fail_reason":"auth_removed"'],
    isShared: true,
  },
  {
    title: '`scope_not_authorized`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`scope_permission_missed`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`spam_risk_too_many_pending_share`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`spam_risk_too_many_posts`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`spam_risk_user_banned_from_posting`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: '`spam_risk_text`',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['spam_risk_text', '"fail_reason":"spam_risk"'],
  },
  {
    title: '`url_ownership_unverified`',
    at: ['/services/social/tik-tok/troubleshooting'],
  },
  {
    title: 'Other errors of TikTok',
    at: ['/services/social/tik-tok/troubleshooting'],
    texts: ['app_version_check_failed', 'invalid_publish_id', 'token_not_authorized_for_specified_publish_id'],
    isShared: true,
  },
];
