import type { MoveKind } from '@srm/api/supplier'
import { label, type Label } from '@srm/api/shared/label'

/** The title of a change of stage: whose it is and what becomes of them. */
export const moveTitles = {
  qualify: label('{{name}} 转为合格', '{{name}}: qualify'),
  prefer: label('{{name}} 升为优选', '{{name}}: make preferred'),
  demote: label('{{name}} 降为合格', '{{name}}: back to qualified'),
  freeze: label('{{name}} 冻结', '{{name}}: freeze'),
  release: label('{{name}} 解除冻结', '{{name}}: release'),
  eliminate: label('{{name}} 淘汰', '{{name}}: eliminate'),
  blacklist: label('{{name}} 列入黑名单', '{{name}}: blacklist'),
  restore: label('{{name}} 恢复为潜在', '{{name}}: restore'),
} as const satisfies Readonly<Record<MoveKind, Label>>

export const sentences = {
  accountChange: label('{{name}} 账户变更', '{{name}}: account change'),
  waiting: label('{{title}}，等待审核', '{{title}}, waiting for review'),
  agreed: label('{{title}}已同意', '{{title}} was agreed to'),
  refused: label('{{title}}未同意', '{{title}} was refused'),
  callBack: label(
    '{{title}}已通过，请同事回访供应商确认',
    '{{title}} was approved, a colleague has to call the supplier back',
  ),
  preferable: label('{{name}}已达到优选条件，建议升为优选', '{{name}} meets the conditions for a preferred supplier'),
  parted: label(
    '{{name}}已停止合作，请处理未了结的业务',
    'We no longer work with {{name}}, please settle what is open',
  ),
  expired: label('{{name}}的{{type}}已于 {{on}} 过期', '{{name}}: {{type}} expired on {{on}}'),
  expiresToday: label('{{name}}的{{type}}今天到期', '{{name}}: {{type}} expires today'),
  expires: label('{{name}}的{{type}}将于 {{on}} 到期', '{{name}}: {{type}} expires on {{on}}'),
} as const satisfies Readonly<Record<string, Label>>
