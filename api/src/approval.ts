import { acting } from './approval/act.ts'
import { centre } from './approval/centre.ts'
import { external } from './approval/external.ts'
import { flow } from './approval/flow.ts'
import { calendar, matrix, phrase } from './approval/people.ts'
import { print } from './approval/print.ts'
import { report } from './approval/report.ts'
import { rows } from './approval/rows.ts'
import { substitution } from './approval/substitution.ts'
import { errors } from './shared/errors.ts'

export type { ActResult, ActBody } from './approval/act.ts'
export type { Detail } from './approval/detail.ts'
export type { ExternalBody, ExternalPage } from './approval/external.ts'
export type { Problem } from './approval/flow.ts'
export type { MatrixLine } from './approval/people.ts'
export { printWords, type PrintTemplate, type PrintWord } from './approval/print.ts'
export type { Figures, Report } from './approval/report.ts'
export type { ListingName } from './approval/rows.ts'
export type { Substitution } from './approval/substitution.ts'

const calls = <R extends Readonly<Record<string, { list: unknown; summary: unknown }>>>(of: R) =>
  Object.fromEntries(Object.entries(of).map(([name, { list, summary }]) => [name, { list, summary }])) as {
    [K in keyof R]: Pick<R[K], 'list' | 'summary'>
  }

/** What the lists of the centre show, described as records are. */
export const centreLists = rows

export const approval = {
  flow,
  ...acting,
  centre,
  external,
  rows: calls(rows),
  report,
  print,
  substitution,
  phrase,
  matrix,
  calendar,
}

export const approvalErrors = errors({
  'approval.handled': [40901, 409, '已被他人处理', 'Somebody else has dealt with it'],
  'approval.stale': [40902, 409, '页面已过期，请刷新后再试', 'This page is out of date, reload it'],
  'approval.ended': [40903, 409, '流程已结束', 'The approval has ended'],
  'approval.active': [40904, 409, '该单据已有审批中的流程', 'The document is already in approval'],
  'approval.key_reused': [40905, 409, '请勿重复提交', 'This was already submitted'],
  'approval.opinion': [42201, 422, '请填写意见', 'Write an opinion'],
  'approval.signature': [42202, 422, '请签名', 'Sign, please'],
  'approval.chooseNext': [42203, 422, '请选择下一审批人', 'Choose who decides next'],
  'approval.fieldLocked': [42204, 422, '字段不可编辑', 'These fields may not be edited'],
  'approval.precheck': [42205, 422, '前置检查未通过', 'A check before approval failed'],
  'approval.returnTarget': [42206, 422, '不可退回到该节点', 'It cannot be returned to that step'],
  'approval.signerPresent': [42207, 422, '加签人已在节点', 'That person is already on this step'],
  'approval.notAllowed': [42208, 422, '您不能进行此操作', 'You may not do this'],
  'approval.suspended': [42209, 422, '流程已挂起', 'The approval is suspended'],
  'approval.nobody': [42210, 422, '找不到审批人，不能提交', 'Nobody is found to decide'],
  'approval.loop': [42211, 422, '流程在节点间循环，不能继续', 'The flow goes in a circle'],
  'approval.reason': [42212, 422, '请填写原因', 'Give a reason'],
  'approval.inUse': [42213, 422, '已有后续单据，不能作废', 'Later documents depend on it'],
  'approval.personUnfit': [42214, 422, '所选人员不可用', 'That person cannot be chosen'],
  'approval.unknown': [42215, 422, '审批步骤不存在', 'No such step'],
  'approval.fieldRequired': [42216, 422, '请填写必填字段', 'Fill in the required fields'],
  'approval.factLocked': [42217, 422, '影响审批条件的内容不能修改', 'What the flow has decided by cannot be changed'],
  'approval.choiceUnfit': [
    42219,
    422,
    '所选审批人不在可选范围内，或人数不符合要求',
    'Those chosen are not among the candidates, or too few or too many',
  ],
  'approval.contact_ours': [
    42220,
    422,
    '该手机号属于本公司员工，不能作为供应商联系人',
    'This number belongs to one of our own people',
  ],
  'approval.contact_unknown': [
    42221,
    422,
    '只能选择该供应商已登记的联系人',
    'Only a recorded contact of the supplier can be asked',
  ],
  'approval.password': [42222, 422, '请再次输入登录密码', 'Enter your password once more'],
  'approval.ownDocument': [
    42218,
    422,
    '自己发起、提交、填写或负责的单据须由他人审批',
    'Somebody else has to decide on what one started, submitted, wrote or owns',
  ],
  'approval.urgeTooSoon': [42910, 429, '催办过于频繁', 'Reminded too often'],
  'approval.not_starter': [
    42223,
    422,
    '您不在该审批流的可发起范围内，请联系流程管理员',
    'You are not among those who may start this flow, ask its administrator',
  ],
  'approval.unknown_document': [49001, 422, '该单据不能提交审批', 'This kind of document cannot be approved'],
  'approval.no_flow': [49002, 422, '没有适用的审批流，请联系管理员', 'No approval flow applies, ask an administrator'],
  'approval.not_submittable': [49003, 409, '单据当前状态不能提交', 'The document cannot be submitted as it stands'],
  'approval.bad_tree': [49004, 422, '审批流设计有误，不能发布', 'The flow has errors and cannot be published'],
  'approval.draft_stale': [49005, 409, '草稿已被他人修改，请查看差异', 'Somebody else changed the draft'],
  'approval.key_taken': [49006, 409, '该审批流标识已存在', 'A flow with this key exists'],
  'approval.not_published': [49007, 409, '审批流还没有发布', 'The flow has not been published'],
  'approval.matrix_taken': [49008, 409, '已有同名的审批矩阵', 'A matrix with this name exists'],
  'approval.period': [49009, 422, '结束时间应晚于开始时间', 'The end must be after the beginning'],
  'approval.self_substitute': [49010, 422, '不能由本人代理', 'Nobody stands in for themselves'],
  'approval.comment_late': [49011, 422, '评论发出两分钟后不能撤回', 'A comment can be withdrawn within two minutes'],
  'approval.link_gone': [
    49012,
    410,
    '链接已失效，请联系对方重新发送',
    'This link is no longer good, ask for a new one',
  ],
  'approval.cases_differ': [
    49013,
    409,
    '测试用例的结果有变化，请确认后再发布',
    'Test cases come out differently, confirm before publishing',
  ],
  'approval.case_taken': [49014, 409, '已有同名的测试用例', 'A test case with this name exists'],
  'approval.cases_full': [49015, 422, '测试用例最多 100 个', 'There can be at most 100 test cases'],
  'approval.sub_cycle': [
    49031,
    422,
    '子流程相互发起，形成循环：{{flows}}，请修改后再发布',
    'These flows start each other in a circle: {{flows}}. Change one of them first.',
  ],
  'approval.nothing_to_try': [49016, 422, '请选择单据或填写内容', 'Choose a document or fill in facts'],
})
