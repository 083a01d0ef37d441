import { finalAccountCalls } from './final-account/calls.ts'
import { errors } from './shared/errors.ts'

export {
  reasonFields,
  type BridgeStep,
  type FinalAccountDocument,
  type FinalAccountSheet,
} from './final-account/calls.ts'
export { FinalAccount } from './final-account/final-account.ts'

export const finalAccount = { account: finalAccountCalls }

export const finalAccountErrors = errors({
  'finalAccount.masked': [74000, 409, '您的角色看不到金额，不能编制决算', 'Your role does not see the amounts'],
  'finalAccount.stage': [
    74001,
    409,
    '执行或结算阶段的项目才能编制决算',
    'Only a project that is carried out or settled has a final account',
  ],
  'finalAccount.open': [74002, 409, '该项目已有未完成的决算', 'A final account of the project is being made'],
  'finalAccount.nothing_new': [
    74003,
    409,
    '上一版决算锁定后没有新的单据，无需补充决算',
    'Nothing has come since the final account was locked',
  ],
  'finalAccount.locked': [74004, 409, '决算正在审批或已锁定，不能修改', 'It is in approval or locked'],
  'finalAccount.kept': [74005, 409, '提交过的决算不能删除', 'A submitted one is not deleted'],
  'finalAccount.document': [74006, 409, '决算单据已变化，请刷新后再试', 'The documents have changed, read them again'],
  'finalAccount.no_difference': [
    74007,
    422,
    '单据 {{code}} 没有差异，不需要说明',
    'Document {{code}} has no difference to explain',
  ],
  'finalAccount.own': [74008, 409, '编制决算的人不能核对', 'Nobody confirms what they prepared'],
  'finalAccount.line_open': [
    74009,
    409,
    '“{{name}}”还有未说明的差异：{{code}}',
    '“{{name}}” has a difference nobody explained: {{code}}',
  ],
  'finalAccount.blocked': [74010, 409, '决算不能送审：{{reasons}}', 'It cannot be sent in: {{reasons}}'],
  'finalAccount.project': [74011, 409, '决算不能换到别的项目', 'A final account stays with its project'],
})
