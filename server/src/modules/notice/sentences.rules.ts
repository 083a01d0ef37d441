import { label, type Label } from '@srm/api/shared/label'

export const commentSentences = {
  mentioned: label('{{who}}在{{title}}中提到了您', '{{who}} mentioned you in {{title}}'),
  answered: label('{{who}}回复了您在{{title}}中的评论', '{{who}} answered your comment in {{title}}'),
  followed: label('{{who}}评论了您关注的{{title}}', '{{who}} commented on {{title}}, which you follow'),
} as const satisfies Readonly<Record<string, Label>>
