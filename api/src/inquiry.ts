import { purchase } from './inquiry/calls.ts'
import { errors } from './shared/errors.ts'

export type { PurchasePreview } from './inquiry/calls.ts'
export type { Candidate, Invitation, Invitations } from './inquiry/invitation.ts'
export { cancelFields, extendFields, Purchase, roundFields } from './inquiry/purchase.ts'
export type { PurchaseQuestion } from './inquiry/question.ts'
export type { InvitationState, OpenMode, PurchaseMethod, PurchaseStage } from './inquiry/words.ts'

export const inquiry = purchase

export const inquiryErrors = errors({
  'purchase.locked': [
    63400,
    409,
    '采购单正在审批或已不能修改',
    'The purchase is in approval or can no longer be changed',
  ],
  'purchase.kept': [
    63401,
    409,
    '发布过或提交过的采购单不能删除，请取消',
    'A published purchase is canceled, not deleted',
  ],
  'purchase.no_lines': [63402, 422, '请至少选择一行需求', 'Choose at least one line'],
  'purchase.pool_line_twice': [63403, 422, '同一条需求只能出现一次', 'A pool line stands here once'],
  'purchase.dates': [63404, 422, '结束日期不能早于开始日期', 'It cannot end before it begins'],
  'purchase.not_ready': [63405, 422, '还不能发布：{{problems}}', 'It cannot be published yet: {{problems}}'],
  'purchase.not_quoting': [63406, 409, '采购单不在报价中', 'Nobody is asked for quotes at the moment'],
  'purchase.deadline_later': [63407, 422, '截止时间只能延后', 'The deadline only moves later'],
  'purchase.deadline_past': [63408, 422, '截止时间须晚于现在', 'The deadline is over already'],
  'purchase.not_all_answered': [
    63409,
    409,
    '还有供应商未答复，不能提前截止；可以取消采购',
    'Not every supplier has answered: it cannot be closed early, only canceled',
  ],
  'purchase.state_hidden': [
    63410,
    409,
    '答复状态保密，只能按截止时间结束',
    'Who has answered is kept secret: it ends at the deadline only',
  ],
  'purchase.not_failed': [63411, 409, '报价不足的采购单才能这样处理', 'Only where there are too few quotes'],
  'purchase.no_quotes': [63412, 409, '没有收到报价，不能继续；请延期或取消', 'Nobody quoted: extend it or cancel it'],
  'purchase.over': [63413, 409, '采购单已定标或结束，不能取消', 'It is awarded or over and cannot be canceled'],
  'purchase.invited': [63414, 409, '{{supplier}}已在邀请名单中', '{{supplier}} is asked already'],
  'purchase.no_contact': [
    63415,
    422,
    '{{supplier}}没有可发短信的联系人',
    '{{supplier}} has no contact with a mobile number',
  ],
  'purchase.invitation_gone': [63416, 409, '该邀请已不能这样处理', 'This invitation can no longer be changed so'],
  'purchase.resend_soon': [
    63417,
    409,
    '刚刚发送过，请 {{minutes}} 分钟后再试',
    'It was sent just now, try again in {{minutes}} minutes',
  ],
  'purchase.answered': [63418, 409, '该提问已答复', 'The question is answered already'],
  'purchase.min_quotes': [63419, 422, '最少报价数不能低于 {{count}}', 'At least {{count}} quotes are asked for'],
  'purchase.open_mode': [
    63420,
    422,
    '开标方式不能低于该金额的要求',
    'Opening must be at least as careful as the amount asks for',
  ],
  'purchase.fixed': [
    63423,
    409,
    '发布后不能修改采购方式、定标方式、保密方式；截止时间请用“延期”',
    'After publication method, award and secrecy stay; extend the deadline by its own step',
  ],
  'purchase.moved_on': [63422, 409, '采购单已进入其他阶段，请刷新后再试', 'The purchase has moved on, read it again'],
  'purchase.not_opened': [
    63424,
    409,
    '开标后、定标审批前才能发起新一轮',
    'Another round starts after the opening and before the award',
  ],
  'purchase.price_sealed': [
    63428,
    409,
    '价格标还没有开，开标后才能发起新一轮',
    'Prices are opened before another round starts',
  ],
  'purchase.last_round': [63425, 409, '已是最后一轮，不能再发起新一轮', 'The last round is over'],
  'purchase.round_suppliers': [
    63426,
    422,
    '新一轮只能邀请已报价的供应商',
    'Another round is for suppliers that have quoted',
  ],
  'purchase.round_lines': [63427, 409, '上一轮已报价的明细不能删除', 'Lines that were quoted in a round before stay'],
  'purchase.questions_over': [63421, 409, '报价已截止，不能再提问', 'Questions are no longer taken'],
})
