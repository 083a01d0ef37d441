import { demandPages } from '@srm/api/demand/pages'
import { purchaseTab } from '@srm/api/demand/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { projectPoints } from '#modules/project/index.ts'
import { grants, permissions } from './demand.defaults.ts'
import { claimHandover, demandHandover } from './demand.handover.service.ts'
import { demandDuties, demandFigures } from './demand.home.views.ts'
import { demandGuard, demandReasons } from './demand.project.views.ts'
import { demandDocument, onApproved } from './document/approval.service.ts'
import { demands } from './document/demand.routes.ts'
import { pooledSentence, releasedSentence, stoppedSentence } from './document/notice.service.ts'
import { stopDemand } from './document/stop.service.ts'
import { claimLines, poolLines } from './pool/pool.service.ts'
import { seedTypes } from './type/type.seed.service.ts'
import { types } from './type/type.service.ts'
import { typeClasses } from './type/type.views.ts'

const resources = [types, demands, poolLines]

const typeUsedSql = `exists (select 1 from demand_line where tenant_id = $1 and purchase_type_id = $2)`
const projectUsedSql = `exists (select 1 from demand where tenant_id = $1 and project_id = $2)`
const itemUsedSql = `exists (select 1 from demand_line where tenant_id = $1 and budget_item_id = $2)`

export const demandModule = defineModule({
  name: 'demand',
  grants,
  permissions,
  classTrees: [{ kind: 'purchase', classes: typeClasses }],
  routes: resources.flatMap((resource) => resource.routes),
  subjects: [types.subject, demands.subject, { ...poolLines.subject, permission: 'purchasePool:list' }],
  documents: [demandDocument],
  links: [
    {
      kind: 'project.demand',
      label: label('采购需求', 'Demand of'),
      from: 'project',
      to: 'demand',
      field: { of: 'to', key: 'project' },
    },
  ],
  guards: [
    { subject: 'purchaseType', label: label('采购需求', 'demands'), holds: typeUsedSql },
    { subject: 'project', label: label('采购需求', 'demands'), holds: projectUsedSql },
    { subject: 'budgetItem', label: label('采购需求', 'demands'), holds: itemUsedSql },
  ],
  seed: seedTypes,
  sentences: [pooledSentence, releasedSentence, stoppedSentence],
  pages: demandPages,
  tabs: [purchaseTab],
  duties: demandDuties,
  figures: demandFigures,
  holdings: [demandHandover, claimHandover],
  contributes: [
    projectPoints.tabs.contribute({ tab: purchaseTab, roles: { manager: 'edit', buyer: 'edit', finance: 'read' } }),
    projectPoints.guards.contribute(demandGuard),
    ...demandReasons.map((reason) => projectPoints.reasons.contribute(reason)),
  ],
})

/** Steps of demands, for what takes them without a person at a screen. */
export const demandSteps = { approved: onApproved, stop: stopDemand, claim: claimLines }
export { comparedLines } from './document/evidence.views.ts'
export { advancePoolLines, releasePoolLines, takePoolLines } from './pool/hold.service.ts'
export { passPoolPart, returnPoolPart } from './pool/split.service.ts'
export { purchaseTypePolicy } from './type/type.views.ts'
export type { SpecField } from '@srm/api/demand/spec'
