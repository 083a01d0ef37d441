import { label } from '@srm/api/shared/label'

/** Titles of what a buyer is told. */
export const sentences = {
  closed: label('{{code}} 报价已截止，可以开标', '{{code}} is closed and can be opened'),
  failed: label(
    '{{code}} 报价不足，请延期、补邀或取消',
    '{{code}} has too few quotes: extend it, ask more suppliers or cancel',
  ),
  asked: label('{{code}} 有供应商提问，请答复', 'A supplier has a question about {{code}}'),
  withdrawn: label(
    '{{supplier}}已不能被邀请，{{code}} 的邀请已撤回',
    '{{supplier}} may no longer be asked: withdrawn from {{code}}',
  ),
  approved: label('{{code}} 已通过审批，可以发布', '{{code}} was approved and can be published'),
} as const
