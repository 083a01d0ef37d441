import { approval, type ListingName } from '@srm/api/approval'
import type { ListQuery, SummaryQuery } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { implement } from '#kernel/module.ts'
import { actOn, markRead, withdrawComment } from './run/act.service.ts'
import { actOnMany } from './centre/batch.service.ts'
import { bindingsOf } from './design/binding.views.ts'
import { createCase, listCases, removeCase, renameCase, runCases } from './design/case.service.ts'
import { documentCatalog } from './design/catalog.views.ts'
import { approvalsOf, centreCounts } from './centre/centre.views.ts'
import { coverageOf } from './design/coverage.service.ts'
import { detailOf } from './detail/detail.views.ts'
import {
  bindFlows,
  createFlow,
  enableFlow,
  publishFlow,
  saveDraft,
  updateFlow,
  validateTree,
} from './design/flow.service.ts'
import { getFlow, getVersion, listFlows, listVersions } from './design/flow.views.ts'
import { setFollow } from './detail/follow.service.ts'
import { checkApprovals } from './checks/invariant.views.ts'
import { external } from './external/session.service.ts'
import {
  cancelSubstitution,
  createSubstitution,
  listDays,
  listMatrices,
  listPhrases,
  saveDays,
  saveMatrix,
  savePhrases,
} from './people/people.service.ts'
import { waitingProposals } from './centre/proposal.views.ts'
import { previewDraft, previewSubmission, simulate } from './trial/preview.service.ts'
import { listTemplates, logPrint, saveTemplate, sheetOf } from './report/print.service.ts'
import { reportOf } from './report/report.views.ts'
import { listRows, sumRows } from './detail/rows.views.ts'
import { submit } from './run/submit.service.ts'
import { flowsToStandInFor, handledBy, listSubstitutions } from './people/substitution.views.ts'

const rows = (name: ListingName) => ({
  list: (ctx: Ctx, { query }: { query: ListQuery }) => listRows(ctx, name, query) as never,
  summary: (ctx: Ctx, { query }: { query: SummaryQuery }) => sumRows(ctx, name, query),
})

export const routes = implement(approval, {
  flow: {
    list: (ctx) => listFlows(ctx),
    show: (ctx, { params }) => getFlow(ctx, params.id),
    create: (ctx, { body }) => createFlow(ctx, body),
    update: (ctx, { params, body }) => updateFlow(ctx, params.id, body),
    saveDraft: (ctx, { params, body }) => saveDraft(ctx, params.id, body),
    validate: (ctx, { body }) => validateTree(ctx, body.tree, body.docType),
    publish: (ctx, { params, body }) => publishFlow(ctx, params.id, body),
    enable: (ctx, { params, body }) => enableFlow(ctx, params.id, body.enabled),
    versions: (ctx, { params }) => listVersions(ctx, params.id),
    version: (ctx, { params }) => getVersion(ctx, params.id),
    bindings: (ctx, { query }) => bindingsOf(ctx, query.docType),
    bind: (ctx, { body }) => bindFlows(ctx, body),
    catalog: (ctx) => documentCatalog(ctx),
    cases: {
      list: (ctx, { params }) => listCases(ctx, params.id),
      create: (ctx, { params, body }) => createCase(ctx, params.id, body),
      rename: (ctx, { params, body }) => renameCase(ctx, params.id, body.name),
      remove: (ctx, { params }) => removeCase(ctx, params.id),
      run: (ctx, { params, body }) => runCases(ctx, params.id, body),
    },
    coverage: (ctx, { params, body }) => coverageOf(ctx, params.id, body.tree),
  },
  preview: (ctx, { query }) => previewSubmission(ctx, query),
  previewDraft: (ctx, { body }) => previewDraft(ctx, body),
  simulate: (ctx, { body }) => simulate(ctx, body),
  submit: (ctx, { body }) => submit(ctx, body),
  act: (ctx, { params, body }) => actOn(ctx, params.id, body),
  batch: (ctx, { body }) => actOnMany(ctx, body),
  centre: {
    counts: (ctx) => centreCounts(ctx),
    detail: (ctx, { params }) => detailOf(ctx, params.id),
    proposals: (ctx) => waitingProposals(ctx),
    of: (ctx, { query }) => approvalsOf(ctx, query.docType, query.docId),
    read: (ctx, { body }) => markRead(ctx, body.ids),
    follow: (ctx, { params, body }) => setFollow(ctx, params.id, body.on),
    withdrawComment: (ctx, { params }) => withdrawComment(ctx, params.id),
    check: (ctx) => checkApprovals(ctx),
  },
  external,
  rows: {
    todo: rows('todo'),
    done: rows('done'),
    mine: rows('mine'),
    cc: rows('cc'),
    handed: rows('handed'),
    follow: rows('follow'),
    decided: rows('decided'),
    draft: rows('draft'),
    all: rows('all'),
  },
  print: {
    templates: (ctx) => listTemplates(ctx),
    sheet: (ctx, { query }) => sheetOf(ctx, query.docType),
    save: (ctx, { body }) => saveTemplate(ctx, body),
    log: (ctx, { body }) => logPrint(ctx, body.ids),
  },
  report: { show: (ctx, { query }) => reportOf(ctx, query) },
  substitution: {
    list: (ctx) => listSubstitutions(ctx),
    flows: (ctx) => flowsToStandInFor(ctx),
    handled: (ctx, { params }) => handledBy(ctx, params.id),
    create: (ctx, { body }) => createSubstitution(ctx, body),
    cancel: (ctx, { params }) => cancelSubstitution(ctx, params.id),
  },
  phrase: { list: (ctx) => listPhrases(ctx), save: (ctx, { body }) => savePhrases(ctx, body.bodies) },
  matrix: { list: (ctx) => listMatrices(ctx), save: (ctx, { body }) => saveMatrix(ctx, body) },
  calendar: { list: (ctx, { query }) => listDays(ctx, query.year), save: (ctx, { body }) => saveDays(ctx, body) },
})
