import { defineTexts } from '@/lib/i18n.ts'

/** What stands against a flow, or is doubtful in it; one text for every code of the checks. */
export const { t, useText, hasText, zh, loadEnglish } = defineTexts('approvalProblem', {
  'problem.startMissing': { zh: '流程要以“发起人”开始', en: 'The flow has to begin with the initiator' },
  'problem.endMissing': { zh: '流程要以“结束”收尾', en: 'The flow has to close with an end' },
  'problem.misplaced': {
    zh: '“发起人”和“结束”只能在流程的两端',
    en: 'Initiator and end stand only at the two ends of the flow',
  },
  'problem.idTwice': { zh: '两个节点用了同一个编号', en: 'Two steps have the same id' },
  'problem.tooDeep': {
    zh: '分支嵌套不能超过 {{most}} 层',
    en: 'Branches may not be nested deeper than {{most}} levels',
  },
  'problem.tooWide': {
    zh: '并行的步骤太多：一次会同时到达 {{count}} 个节点，最多 {{most}} 个，提交时会失败',
    en: 'Too many parallel steps: {{count}} nodes would be reached at once, at most {{most}} can be',
  },
  'problem.defaultMissing': { zh: '条件分支缺少默认分支', en: 'The choice has no default branch' },
  'problem.defaultNotLast': { zh: '默认分支应排在最后', en: 'The default branch has to be the last' },
  'problem.conditionMissing': { zh: '分支没有设置条件', en: 'The branch has no condition' },
  'problem.fieldUnknown': {
    zh: '条件用到的字段“{{field}}”在单据中不存在',
    en: 'The condition uses the field “{{field}}”, which the document does not have',
  },
  'problem.fieldOptional': {
    zh: '条件用到的字段“{{field}}”不是必填，没填时视为不满足',
    en: 'The condition uses “{{field}}”, which may be empty; it does not hold then',
  },
  'problem.operatorUnfit': {
    zh: '字段“{{field}}”不能用“{{op}}”来比较',
    en: 'The field “{{field}}” cannot be compared by “{{op}}”',
  },
  'problem.optionGone': {
    zh: '字段“{{field}}”的选项“{{value}}”已不存在',
    en: 'The option “{{value}}” of “{{field}}” no longer exists',
  },
  'problem.neverHit': { zh: '这个分支永远不会命中', en: 'This branch is never taken' },
  'problem.overlap': {
    zh: '这个分支的条件与前面的分支有重叠，重叠部分走前面的分支',
    en: 'This branch overlaps an earlier one, which is taken first',
  },
  'problem.gap': {
    zh: '各分支的条件之间有空缺，落在空缺里的单据走默认分支',
    en: 'The conditions leave a gap; what falls into it takes the default branch',
  },
  'problem.noApprover': { zh: '有的路径上没有任何审批人，可能无人审批', en: 'On some way nobody approves at all' },
  'problem.unreachable': { zh: '这个节点永远不会到达', en: 'This step is never reached' },
  'problem.routeTarget': {
    zh: '路由的目标节点不存在或不能跳转到',
    en: 'The route leads to a step that does not exist or cannot be jumped to',
  },
  'problem.routeLoop': { zh: '路由会在节点之间循环', en: 'The route goes in a circle' },
  'problem.noPeople': { zh: '没有设置审批人', en: 'Nobody is set to decide' },
  'problem.personGone': { zh: '指定的成员已离职或停用', en: 'A named person has left or is disabled' },
  'problem.roleEmpty': { zh: '指定的角色下没有在职成员', en: 'Nobody at work has the named role' },
  'problem.firstApproverSelect': {
    zh: '第一个审批节点之前没有审批人，不能由上一审批人指定',
    en: 'Nobody decides before the first step, so nobody there can choose its people',
  },
  'problem.prevApproverLater': {
    zh: '只能取前面节点的实际审批人',
    en: 'Only the people of an earlier step can be taken',
  },
  'problem.handleMode': {
    zh: '办理节点只支持依次、会签或或签',
    en: 'A piece of work is done in turn, by all or by any',
  },
  'problem.requiredHidden': {
    zh: '必填字段“{{field}}”在前面的节点被隐藏',
    en: 'The required field “{{field}}” is hidden on an earlier step',
  },
  'problem.factEditable': {
    zh: '字段“{{field}}”用于前面的条件，之后又可以修改',
    en: 'The field “{{field}}” was decided by earlier and can be changed afterwards',
  },
  'problem.timeoutShort': { zh: '超时时间不能少于 10 分钟', en: 'A deadline is ten minutes or more' },
  'problem.timeoutLong': { zh: '超时时间不能超过 31 天', en: 'A deadline is 31 days or less' },
  'problem.autoPassMoney': {
    zh: '涉及金额的流程设置了超时自动通过',
    en: 'A flow about money passes by itself when its time is over',
  },
  'problem.autoPassNeedsWords': {
    zh: '自动通过不会填写意见或签名，而这个节点要求填写',
    en: 'Passing by itself leaves no opinion or signature, which this step asks for',
  },
  'problem.rejectTarget': {
    zh: '驳回的目标节点不存在或不在前面',
    en: 'The step it is sent back to does not exist or is not before this one',
  },
  'problem.jumpAcross': {
    zh: '跨分支退回后不能直接回到本节点，将重新审批',
    en: 'Sent back across branches it cannot return straight here and is decided anew',
  },
  'problem.rejectsForEver': {
    zh: '无人审批时自动驳回并退回，会反复退回',
    en: 'Rejected and sent back whenever nobody is found, it goes round for ever',
  },
  'problem.shape': { zh: '流程内容不完整或格式有误', en: 'The flow is incomplete or malformed' },
  'problem.subDocument': {
    zh: '子流程的字段“{{field}}”没有指向可审批的单据',
    en: 'The field “{{field}}” of the sub-flow leads to no document that can be approved',
  },
  'problem.subCycle': {
    zh: '子流程相互发起，形成循环：{{flows}}',
    en: 'These flows start each other in a circle: {{flows}}',
  },
  'problem.subFlow': {
    zh: '没有选择子流程，或所选的子流程未启用、未发布',
    en: 'No sub-flow is chosen, or the one chosen is disabled or not published',
  },
})

type CodeOf<K> = K extends `problem.${infer Code}` ? Code : never
type KnownCode = CodeOf<Parameters<typeof t>[0]>
type ProblemData = { readonly code: string; readonly data: Readonly<Record<string, unknown>> }

const isKnown = (code: string): code is KnownCode => hasText(`problem.${code}`)

/** What a check found, in words; a code this page does not know yet is shown as it is. */
export const problemText = ({ code, data }: ProblemData): string =>
  isKnown(code) ? t(`problem.${code}`, data as Record<string, string>) : code

/** The same for a page, which waits for its language. */
export const useProblemText = (): ((told: ProblemData) => string) => {
  useText()
  return problemText
}
