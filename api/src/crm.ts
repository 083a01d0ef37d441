import { CustomerAddress } from './crm/address.ts'
import { checks, register } from './crm/checks.ts'
import { classify } from './crm/classify.ts'
import { contact } from './crm/contact.ts'
import { Customer } from './crm/customer.ts'
import { credit } from './crm/credit.ts'
import { feedback } from './crm/feedback.ts'
import { followPlan, followUp } from './crm/follow-up.ts'
import { overview } from './crm/overview.ts'
import { owner } from './crm/owner.ts'
import { customerPool } from './crm/pool.ts'
import { pooledCustomer } from './crm/pooled.ts'
import { forbiddenSupplier } from './crm/forbidden-supplier.ts'
import { opportunity } from './crm/opportunity.ts'
import { opportunityRule } from './crm/opportunity-rule.ts'
import { opportunityStage } from './crm/opportunity-stage.ts'
import { quotation } from './crm/quotation.ts'
import { statistics } from './crm/statistics.ts'
import { CustomerTitle } from './crm/title.ts'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'

export { CustomerAddress } from './crm/address.ts'
export { registerFields, similarity, type Duplicates } from './crm/checks.ts'
export type { CustomerClass } from './crm/classify.ts'
export { CustomerContact, reportFields } from './crm/contact.ts'
export { creditFields, type CreditFacts } from './crm/credit.ts'
export { Customer } from './crm/customer.ts'
export { deskSections, type Desk, type DeskLine, type DeskSection } from './crm/desk.ts'
export { CustomerFeedback, feedbackAspects, lowScore } from './crm/feedback.ts'
export { FollowPlan, FollowUp, nextFields, rescheduleFields } from './crm/follow-up.ts'
export { maxKeepDays, ownerReasons, type OwnerChange, type OwnerReason } from './crm/owner.ts'
export type { Anniversary, CustomerActivity, CustomerFigure, HeldEvent } from './crm/overview.ts'
export { CustomerPool, type PoolQuota } from './crm/pool.ts'
export { PooledCustomer } from './crm/pooled.ts'
export { CustomerForbiddenSupplier } from './crm/forbidden-supplier.ts'
export { fillFields, lossFields, Opportunity, type StageFacts } from './crm/opportunity.ts'
export { ruleFields } from './crm/opportunity-rule.ts'
export { OpportunityStage, stageNeeds } from './crm/opportunity-stage.ts'
export { OpportunityQuotation } from './crm/quotation.ts'
export {
  customRange,
  momentsOf,
  periodOf,
  periods,
  type ComparedRange,
  type DayRange,
  type Period,
} from './crm/period.ts'
export {
  rankingOrders,
  rankingPageSize,
  type RankedCustomer,
  type Ranking,
  type RankingMeasure,
  type RankingOrder,
} from './crm/ranking.ts'
export { cycleSpans, type Statistics } from './crm/statistics.ts'
export { CustomerTitle } from './crm/title.ts'

export const crm = {
  customer: { ...crud(Customer, { show: { path: 'info' } }), ...checks, ...owner, ...overview },
  registration: { register },
  classify,
  contact,
  title: crud(CustomerTitle),
  address: crud(CustomerAddress),
  followUp,
  followPlan,
  pool: customerPool,
  pooled: pooledCustomer,
  opportunity,
  opportunityStage,
  opportunityRule,
  quotation,
  credit,
  forbiddenSupplier,
  feedback,
  statistics,
}

export const crmErrors = errors({
  'customer.taken': [55001, 409, '已被 {{who}} 跟进', 'Already followed by {{who}}'],
  'customer.unowned': [55002, 409, '该客户已登记，暂无人跟进', 'The customer is registered and nobody follows it'],
  'customer.known': [55003, 409, '您已登记过该客户：{{name}}', 'You have registered this customer already: {{name}}'],
  'customer.in_use': [
    55004,
    409,
    '客户已有跟进记录、商机或下属公司，不能删除，只能停用',
    'The customer has follow-ups, opportunities or subsidiaries and can only be disabled',
  ],
  'customer.group_circle': [
    55005,
    422,
    '所属集团不能是客户自己或它的下属公司',
    'A group cannot be the customer itself or one of its subsidiaries',
  ],
  'customer.not_stage': [55006, 409, '客户目前的阶段不能这样操作', 'Not possible at the customer’s present stage'],
  'customer.part_forbidden': [55007, 422, '您不能登记客户的联系人', 'You may not write down contacts of a customer'],
  'customer.contact_elsewhere': [
    55008,
    422,
    '所选联系人不属于该客户',
    'The contact chosen does not belong to this customer',
  ],
  'customer.report_circle': [
    55009,
    422,
    '直属上级不能是联系人自己或其下级',
    'Nobody reports to themselves or to somebody below them',
  ],
  'customer.title_code': [55010, 422, '请填写纳税人识别号', 'Enter the taxpayer number'],
  'customer.title_taken': [55011, 409, '该客户已有此抬头', 'The customer has this title already'],
  'customer.pool_taken': [55015, 409, '该客户已被 {{who}} 领取', '{{who}} has taken this customer'],
  'customer.not_pooled': [55016, 409, '该客户不在公海中', 'The customer is in no pool'],
  'customer.in_pool': [
    55017,
    409,
    '该客户在公海中，请先领取或分配',
    'The customer is in a pool, take it or hand it out first',
  ],
  'customer.pool_full': [
    55018,
    409,
    '{{who}} 已持有 {{held}} 个客户，达到上限 {{max}} 个',
    '{{who}} holds {{held}} customers, the most is {{max}}',
  ],
  'customer.pool_daily': [
    55019,
    409,
    '今天已领取 {{max}} 个客户，请明天再来',
    'You have taken {{max}} customers today, come back tomorrow',
  ],
  'customer.pool_cooldown': [
    55020,
    409,
    '您曾是该客户的负责人，{{on}} 起才能再次领取',
    'You were its owner and can take it again from {{on}} on',
  ],
  'customer.pool_other': [
    55021,
    422,
    '该员工不在此公海的适用部门内',
    'The person is outside the departments of this pool',
  ],
  'customer.kept': [55022, 409, '客户有{{what}}，不能退回公海', 'The customer has {{what}} and cannot go into a pool'],
  'customer.same_owner': [55023, 422, '该员工已是客户的负责人', 'The person is the owner already'],
  'customerPool.name_taken': [55024, 409, '已有同名的公海', 'A pool with this name exists'],
  'customerPool.default_kept': [55025, 409, '默认公海不能删除或停用', 'The default pool cannot be deleted or disabled'],
  'customerPool.in_use': [
    55026,
    409,
    '公海中还有客户，请先分配',
    'There are customers in the pool, hand them out first',
  ],
  'customer.new_owner_gone': [55027, 422, '所选员工不存在或已离职', 'The person chosen is not there or has left'],
  'customerFeedback.in_future': [55050, 422, '日期不能晚于今天', 'The day cannot be later than today'],
  'followUp.in_future': [55012, 422, '跟进时间不能晚于现在', 'A follow-up cannot be later than now'],
  'followUp.next_past': [55013, 422, '下次跟进时间应晚于现在', 'The next follow-up must be later than now'],
  'followPlan.closed': [55014, 409, '该计划已完成或已取消', 'This plan is done or canceled'],
  'opportunity.needs': [55030, 422, '{{stage}}前还需填写：{{fields}}', 'Needed before {{stage}}: {{fields}}'],
  'opportunity.lost_reason': [55032, 422, '请选择输单原因', 'Say why it was lost'],
  'opportunity.stays_won': [
    55033,
    409,
    '已由该商机生成单据，不能再改变阶段',
    'Documents were made of this opportunity; it stays won',
  ],
  'opportunity.not_open_stage': [55034, 422, '请选择进行中的阶段', 'Choose a stage on the way'],
  'opportunity.in_use': [55035, 409, '已结束的商机不能删除', 'An opportunity that has ended cannot be deleted'],
  'opportunity.customer_pooled': [
    55046,
    409,
    '客户已在公海，领取后才能新增商机',
    'The customer is in a pool: take it before you open an opportunity',
  ],
  'opportunity.not_won': [55036, 409, '只有赢单的商机可以生成单据', 'Only of a won opportunity documents are made'],
  'opportunity.made_before': [55037, 409, '已由该商机生成过', 'It was made of this opportunity before'],
  'opportunity.elsewhere': [
    55038,
    422,
    '所选商机不属于该客户',
    'The opportunity chosen does not belong to this customer',
  ],
  'opportunityStage.name_taken': [55039, 409, '阶段名称已存在', 'There is a stage of this name already'],
  'opportunityStage.in_use': [
    55040,
    409,
    '该阶段已有商机经过，不能删除',
    'Opportunities have been at this stage; it cannot be deleted',
  ],
  'opportunityStage.fixed': [55041, 409, '结束阶段和最后一个进行中的阶段不能删除', 'This stage has to stay'],
  'customer.over_credit': [55042, 409, '超出客户信用：{{warnings}}', 'Beyond the customer’s credit: {{warnings}}'],
  'customer.over_credit_reason': [55043, 422, '请填写超信用继续的原因', 'Say why it goes on beyond the credit'],
  'customer.supplier_forbidden': [
    55044,
    409,
    '客户不接受该供应商：{{reason}}',
    'The customer refuses this supplier: {{reason}}',
  ],
  'customer.supplier_listed': [55045, 409, '该供应商已在禁用名单中', 'The supplier is on the list already'],
})
