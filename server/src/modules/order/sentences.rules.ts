import { label } from '@srm/api/shared/label'

/** Titles of what a buyer is told, and of what the calendar says. */
export const orderSentences = {
  made: label('{{code}} 已按定标生成，请核对后发送', '{{code}} was made from an award: look at it and send it'),
  confirmed: label('{{supplier}}已确认订单 {{code}}', '{{supplier}} has confirmed {{code}}'),
  requested: label('{{supplier}}要求修改订单 {{code}}', '{{supplier}} asks for a change of {{code}}'),
  rejected: label('{{supplier}}拒绝了订单 {{code}}', '{{supplier}} has rejected {{code}}'),
  changeAgreed: label('{{supplier}}已同意变更，{{code}} 更新为新版本', '{{supplier}} has agreed: {{code}} is changed'),
  changeRefused: label('{{supplier}}不同意变更 {{code}}', '{{supplier}} does not agree to the change of {{code}}'),
  unconfirmed: label(
    '{{code}} 发出超过 24 小时，{{supplier}}还未确认',
    '{{supplier}} has not confirmed {{code}} for a day',
  ),
  supplierMoved: label(
    '{{supplier}}已被限制下单，请处理订单 {{code}}',
    '{{supplier}} may no longer be ordered from: see to {{code}}',
  ),
  eventMoved: label(
    '活动改期，请与{{supplier}}变更订单 {{code}}',
    'The event has moved: change {{code}} with {{supplier}}',
  ),
  taken: label('订单 {{code}} 占用：{{name}}', 'Taken by order {{code}}: {{name}}'),
} as const
