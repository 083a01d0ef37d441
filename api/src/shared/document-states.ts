const draft = ['draft', '草稿', 'Draft', 'grey'] as const

/** What a flow makes of a document. */
export const flowStates = [
  ['pending', '审批中', 'Pending', 'blue'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['approved', '已通过', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
  ['withdrawn', '已撤回', 'Withdrawn', 'grey'],
  ['terminated', '已终止', 'Terminated', 'red'],
  ['void', '已作废', 'Void', 'grey'],
] as const

/** Where a document stands that is decided on by a flow. */
export const documentStates = [draft, ...flowStates] as const

/** The same where somebody decides by hand as long as no flow is set. */
export const documentStatesByHand = [draft, ['waiting', '待审核', 'Waiting', 'orange'], ...flowStates] as const
