/** The roles a new company starts with. `x:*` is every action on x, `*:list` that action on everything. */
export type BuiltIn = {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly scope: 'all' | 'below' | 'department' | 'self'
  readonly masks: readonly string[]
  readonly grants: readonly string[]
}

const reading = ['*:list', '*:show']
const ownApplications = ['list', 'show', 'create', 'update', 'delete', 'export', 'import'].map(
  (act) => `application:${act}`,
)
const everyday = ['ourCompany:list', 'ourCompany:show', 'selOption:list', 'department:show', ...ownApplications]
const purchasing = [
  'supplier:*',
  'supplierContact:*',
  ...['list', 'show', 'create', 'update', 'delete', 'import', 'export'].map((act) => `supplierBankAccount:${act}`),
  ...['list', 'show', 'create', 'delete'].map((act) => `supplierAccountChange:${act}`),
  'supplierCertificate:*',
  'supplierApplication:*',
  'supplierUpdate:*',
  'supplierPriceItem:*',
  'supplierQualification:list',
  'supplierQualification:show',
  'supplierRating:*',
  'scorecardTemplate:list',
  'scorecardTemplate:show',
  'supplierMove:list',
  'supplierMove:show',
  'supplierMove:create',
  'supplierMove:update',
  'supplierMove:delete',
  'classify:*',
  'hotel:*',
  'room:*',
  'place:*',
  'hall:*',
  'staff:*',
  'availability:*',
  'finder:*',
  'supplierStatistics:*',
  'demand:*',
  'inquiry:*',
  'quote:*',
  'purchase:*',
  'purchaseType:*',
  'smsTemplate:*',
]
/** Whoever plans with suppliers sees what they offer, not where they are paid. */
const offers = [
  'supplier',
  'supplierContact',
  'supplierCertificate',
  'supplierRating',
  'hotel',
  'room',
  'place',
  'hall',
  'staff',
  'availability',
  'finder',
].flatMap((subject) => [`${subject}:list`, `${subject}:show`])
const projects = ['project:*', 'task:*', 'budget:*', 'expense:*', 'finalAccount:*', 'loan:*', 'reimburse:*']
const selling = ['customer:*', 'followUp:*', 'opportunity:*']
const money = [
  'invoice:*',
  'payment:*',
  'receipt:*',
  'paymentPlan:*',
  'contract:*',
  'contractType:*',
  'loan:*',
  'reimburse:*',
  'finance:*',
]

export const builtIns: readonly BuiltIn[] = [
  { code: 'SUPER', name: '超级管理员', description: '拥有全部权限', scope: 'all', masks: [], grants: ['*'] },
  {
    code: 'GM',
    name: '总经理',
    description: '查看全部数据，审批，导出',
    scope: 'all',
    masks: [],
    grants: [
      ...reading,
      '*:export',
      '*:approve',
      'user:show',
      'department:show',
      'role:show',
      'announcement:*',
      'log:list',
    ],
  },
  {
    code: 'DEPT',
    name: '部门经理',
    description: '管理本部门及下级的业务',
    scope: 'below',
    masks: [],
    grants: [
      ...everyday,
      ...purchasing,
      'supplierQualification:*',
      'supplierMove:*',
      'supplierPolicy:*',
      'scorecardTemplate:*',
      'supplierAccountChange:*',
      'supplierBankAccount:verify',
      ...projects,
      ...selling,
      'contract:*',
      'application:assign',
      'user:list',
      'user:show',
    ],
  },
  {
    code: 'PM',
    name: '项目经理',
    description: '负责项目、预算与执行',
    scope: 'department',
    masks: ['bankAccount', 'idNumber'],
    grants: [
      ...everyday,
      ...projects,
      'demand:*',
      ...offers,
      'purchase:list',
      'purchase:show',
      'contract:list',
      'contract:show',
      'customer:list',
      'customer:show',
    ],
  },
  {
    code: 'BUYER',
    name: '采购',
    description: '供应商、询价、比价与采购',
    scope: 'department',
    masks: [],
    grants: [
      ...everyday,
      ...purchasing,
      'project:list',
      'project:show',
      'contract:list',
      'contract:show',
      'contract:create',
      'contract:update',
    ],
  },
  {
    code: 'SALES',
    name: '业务',
    description: '客户、商机与销售合同',
    scope: 'self',
    masks: ['cost', 'bankAccount', 'idNumber'],
    grants: [
      ...everyday,
      ...selling,
      'contract:list',
      'contract:show',
      'contract:create',
      'contract:update',
      'project:list',
      'project:show',
      'receipt:list',
      'receipt:show',
    ],
  },
  {
    code: 'FINANCE',
    name: '财务',
    description: '合同、发票、收付款与财务监控',
    scope: 'all',
    masks: [],
    grants: [
      ...everyday,
      ...money,
      'ourCompany:*',
      'project:list',
      'project:show',
      'budget:list',
      'budget:show',
      'supplier:list',
      'supplier:show',
      'supplierBankAccount:list',
      'supplierBankAccount:show',
      'supplierBankAccount:verify',
      'supplierAccountChange:list',
      'supplierAccountChange:show',
      'supplierAccountChange:decide',
      'supplierAccountChange:confirm',
      'supplierCertificate:list',
      'supplierCertificate:show',
      'customer:list',
      'customer:show',
      'expense:list',
      'expense:show',
    ],
  },
  {
    code: 'ADMIN',
    name: '行政',
    description: '员工、部门、公告与字典',
    scope: 'all',
    masks: ['cost', 'bankAccount', 'idNumber'],
    grants: [
      ...everyday,
      'user:*',
      'department:*',
      'role:list',
      'role:show',
      'role:assign',
      'announcement:*',
      'selOption:*',
      'ourCompany:*',
      'approvalFlow:*',
      'approvalReport:show',
      'apply:update',
      'feedback:*',
      'home:arrange',
      'application:assign',
    ],
  },
  {
    code: 'STAFF',
    name: '普通员工',
    description: '自己的事项',
    scope: 'self',
    masks: ['cost', 'mobile', 'bankAccount', 'idNumber'],
    grants: [...everyday, 'project:list', 'project:show', 'task:*', 'expense:*', 'reimburse:*', 'loan:*'],
  },
  {
    code: 'AUDIT',
    name: '只读审计',
    description: '查看全部数据与日志，不能修改',
    scope: 'all',
    masks: ['mobile', 'bankAccount', 'idNumber'],
    grants: [...reading, 'log:list', 'log:verify'],
  },
]

const matches = (grant: string, code: string): boolean => {
  const [subject, action] = grant.split(':')
  const [codeSubject, codeAction] = code.split(':')
  return (subject === '*' || subject === codeSubject) && (action === '*' || action === codeAction)
}

/** Which of all codes the grants stand for; what covers everything stays one sign, so that it covers later ones too. */
export const codesFor = (grants: readonly string[], all: readonly string[]): string[] =>
  grants.includes('*') ? ['*'] : all.filter((code) => grants.some((grant) => matches(grant, code)))
