import { award as record } from './award/award.ts'
import { demandEvidence } from './award/demand-evidence.ts'
import { priceParity } from './award/price-parity.ts'
import { purchaseStatistics } from './award/statistics.ts'
import { errors } from './shared/errors.ts'

export { Award, type AwardLine } from './award/award.ts'
export type { PriceParity, PriceParityLine, PriceParityQuote } from './award/price-parity.ts'
export type { DemandPriceLine } from './award/demand-evidence.ts'
export type { AwardReason } from './award/words.ts'

export type { AskedSupplier, PurchaseStatistics, SavedLine } from './award/statistics.ts'

export const award = { award: record, demandEvidence, priceParity, statistics: purchaseStatistics }

export const awardErrors = errors({
  'priceParity.sealed': [
    66201,
    409,
    '报价尚未开标，不能比价；请先由{{who}}开标',
    'The quotes are sealed. They are opened by {{who}}',
  ],
  'priceParity.weights': [66203, 422, '权重合计须为 100，现为 {{sum}}', 'Weights come to 100, not {{sum}}'],
  'priceParity.one_price': [66204, 422, '价格只能是一项评分标准', 'Only one criterion is the price'],
  'priceParity.criterion_twice': [66205, 422, '评分标准重复：{{name}}', 'A criterion stands there twice: {{name}}'],
  'priceParity.scored': [
    66206,
    409,
    '已有评分，不能再修改评分标准',
    'Scores were given already: criteria stay as they are',
  ],
  'priceParity.not_evaluator': [66207, 409, '您不是本次评审人', 'You are no evaluator of this purchase'],
  'priceParity.unknown': [
    66208,
    422,
    '报价或评分标准不属于本次比价',
    'The quote or criterion is of another comparison',
  ],
  'priceParity.decided': [66209, 409, '采购单不在比价阶段，不能再修改', 'The purchase is no longer being compared'],
  'priceParity.price_closed': [
    66210,
    409,
    '技术商务分开评审：技术评分完成并开价格标后才能看价格和定标',
    'Prices are sealed until the technical scores are given and they are opened',
  ],
  'priceParity.scores_final': [
    66211,
    409,
    '价格标已开，技术评分不能再改',
    'Prices are opened: technical scores stay as they are',
  ],
  'award.no_lines': [66220, 422, '请至少选择一行定标', 'Award at least one line'],
  'award.no_offer': [
    66221,
    422,
    '第 {{line}} 行：{{supplier}}没有报价或报价已失效',
    'Line {{line}}: {{supplier}} has no valid quote for it',
  ],
  'award.too_much': [
    66222,
    422,
    '“{{name}}”定标数量合计 {{sum}}，超过采购数量 {{quantity}}',
    '“{{name}}”: {{sum}} is awarded, more than the {{quantity}} asked for',
  ],
  'award.beyond_offer': [
    66223,
    422,
    '第 {{line}} 行：{{supplier}}只报了 {{quantity}}',
    'Line {{line}}: {{supplier}} offers {{quantity}} only',
  ],
  'award.whole_only': [
    66224,
    422,
    '本采购单须整单定给一家供应商',
    'This purchase is awarded to one supplier as a whole',
  ],
  'award.not_split': [66225, 422, '“{{name}}”不能拆分数量给多家供应商', '“{{name}}” is not split between suppliers'],
  'award.reason': [66226, 422, '第 {{line}} 行：{{what}}，请填写理由', 'Line {{line}}: {{what}}, say why'],
  'award.not_lowest_reason': [
    66227,
    422,
    '第 {{line}} 行不是最低价，理由不能选“最低价”',
    'Line {{line}} is not the lowest price',
  ],
  'award.not_best': [
    66240,
    422,
    '第 {{line}} 行的供应商不是综合评分最高',
    'The supplier of line {{line}} does not have the best score',
  ],
  'award.customer_paper': [
    66228,
    422,
    '客户指定的供应商请上传客户的书面要求',
    'A supplier the customer names takes the customer’s paper',
  ],
  'award.few_quotes': [
    66229,
    409,
    '有效报价 {{count}} 家，少于要求的 {{min}} 家；请填写单一来源说明，由总经理审批，或延期、增加供应商',
    '{{count}} valid quotes, {{min}} are needed; explain the single source for approval, or ask more suppliers',
  ],
  'award.expired_quote': [
    66230,
    409,
    '{{supplier}}的报价有效期至 {{day}}，已过期，请供应商重新确认',
    'The quote of {{supplier}} was good until {{day}} and has to be confirmed again',
  ],
  'award.locked': [66232, 409, '定标单正在审批或已有结果，不能修改', 'The award is in approval or decided'],
  'award.kept': [66233, 409, '提交过的定标单不能删除', 'A submitted award is not deleted'],
  'award.another': [
    66234,
    409,
    '该采购单已有未完成的定标单 {{code}}',
    'The purchase has an award under way already: {{code}}',
  ],
  'award.not_comparing': [66235, 409, '采购单不在比价阶段，不能定标', 'The purchase is not being compared'],
  'award.buyer_alone': [
    66236,
    409,
    '采购员不能审批自己的定标，请转交他人',
    'The buyer does not approve an award of their own',
  ],
  'award.evaluator_approves': [
    66237,
    409,
    '您参与了评分，不能审批此定标，请转交他人',
    'Whoever scored the quotes does not approve the award',
  ],
  'award.moved': [
    66238,
    409,
    '报价或采购单在提交后有变化，请退回后重新定标',
    'Quotes or the purchase changed since it was submitted',
  ],
  'award.masked': [66239, 409, '您看不到采购价格，不能定标', 'Nobody awards without seeing the prices'],
})
