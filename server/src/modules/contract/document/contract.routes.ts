import { Contract, contract as calls } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import { defineResource } from '#modules/record/index.ts'
import { compareVersions } from '../change/compare.views.ts'
import { versionsOf } from '../change/version.views.ts'
import { archiveContract, moveContract } from '../life/move.service.ts'
import { signContract } from '../life/sign.service.ts'
import { standingOf } from '../life/standing.views.ts'
import { shortCodeOf } from '../type/type.views.ts'
import { contractService } from './contract.service.ts'
import { startOf } from './start.views.ts'

export const contracts = defineResource(Contract, calls.contract, {
  code: {
    type: 1,
    prefix: 'HT',
    period: 'year',
    scopes: { contractType: { label: label('合同分类', 'Contract type'), sample: 'XS', codeOf: shortCodeOf } },
  },
  service: contractService,
  handlers: {
    start: (ctx, { query }) => startOf(ctx, query),
    standing: (ctx, { params }) => standingOf(ctx, params.id),
    versions: (ctx, { params }) => versionsOf(ctx, params.id),
    compare: (ctx, { params, query }) => compareVersions(ctx, params.id, query),
    sign: (ctx, { params, body }) => signContract(ctx, params.id, body),
    move: (ctx, { params, body }) => moveContract(ctx, params.id, body),
    archive: (ctx, { params, body }) => archiveContract(ctx, params.id, body),
  },
})
