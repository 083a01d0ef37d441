import { approval, type ListingName } from '@srm/api/approval'
import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { numberRules } from '@srm/api/dictionary/numbering'
import { document } from '@srm/api/document'
import { external } from '@srm/api/external'
import { finder } from '@srm/api/finder'
import { file } from '@srm/api/file'
import { home } from '@srm/api/home'
import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { smsMessages } from '@srm/api/notice/sms-template'
import { paper } from '@srm/api/paper'
import { project } from '@srm/api/project'
import { onboarding } from '@srm/api/onboarding'
import { record } from '@srm/api/record'
import { runOfShow } from '@srm/api/run-of-show'
import { scorecard } from '@srm/api/scorecard'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import { transfer } from '@srm/api/transfer'
import type { Endpoint } from '@srm/api/endpoint'
import { subjects } from '#kernel/records/subjects.ts'
import type { TestApp } from './app.ts'
import { everyEndpoint } from './endpoints.ts'
import { exchange, requestOf, type Example } from './exchange.ts'
import type { World } from './world.ts'

type Look = readonly [endpoint: Endpoint, example: Example]
type Row = Pick<World, 'ids' | 'records'>

const endpointAt = (...paths: readonly string[]): Endpoint => {
  const found = everyEndpoint.find((endpoint) => endpoint.method === 'GET' && paths.includes(endpoint.path))
  if (!found) throw new Error(`no endpoint at ${paths.join(' or ')}`)
  return found
}

/** Reads that name a record by its id; with another tenant's ids all of them must miss. */
export const looksById = ({ ids, records }: Row): Look[] => [
  [identity.user.show, { params: { id: ids.person } }],
  [identity.user.holdings, { params: { id: ids.person } }],
  [identity.menu.subRouter, { params: { id: ids.menu } }],
  [identity.department.show, { params: { id: ids.department } }],
  [supplier.supplier.duplicatesOf, { params: { id: records['supplier'] ?? '' } }],
  [scorecard.of, { params: { id: records['supplier'] ?? '' } }],
  [supplier.move.ways, { params: { id: records['supplier'] ?? '' } }],
  [supplier.supplier.parts, { params: { id: records['supplier'] ?? '' } }],
  [crm.customer.parts, { params: { id: records['customer'] ?? '' } }],
  [project.project.standing, { params: { id: records['project'] ?? '' } }],
  [project.role.rights, { params: { classifyId: ids.projectType } }],
  [project.attendees.history, { params: { id: records['project'] ?? '' } }],
  [project.task.tree, { query: { projectId: records['project'] ?? '' } }],
  [project.task.links, { query: { projectId: records['project'] ?? '' } }],
  [project.board.columns, { query: { projectId: records['project'] ?? '' } }],
  [document.document.tree, { query: { projectId: records['project'] ?? '' } }],
  [document.document.versions, { params: { id: records['projectDocument'] ?? '' } }],
  [document.document.downloads, { params: { id: records['projectDocument'] ?? '' } }],
  [runOfShow.item.sheet, { query: { projectId: records['project'] ?? '' } }],
  [crm.customer.figures, { params: { id: records['customer'] ?? '' } }],
  [crm.customer.activities, { params: { id: records['customer'] ?? '' } }],
  [crm.customer.events, { params: { id: records['customer'] ?? '' } }],
  [crm.customer.owners, { params: { id: records['customer'] ?? '' } }],
  [crm.customer.belongings, { params: { id: records['customer'] ?? '' } }],
  [crm.credit.show, { params: { id: records['customer'] ?? '' } }],
  [crm.opportunity.ways, { params: { id: records['opportunity'] ?? '' } }],
  [finder.availability.month, { query: { place: records['place'] ?? '', month: '2031-05' } }],
  [onboarding.application.review, { params: { id: records['supplierApplication'] ?? '' } }],
  [dictionary.subtree, { params: { id: ids.option } }],
  [dictionary.usage, { params: { id: ids.option } }],
  [file.link, { params: { id: ids.file } }],
  [record.job, { params: { id: ids.job } }],
  [record.timeline, { params: { subject: 'ourCompany', id: ids.gone } }],
  [transfer.result, { params: { id: ids.export } }],
  [transfer.sheets, { params: { id: ids.book } }],
  [notice.announcement.view, { params: { id: records['announcement'] ?? '' } }],
  [notice.announcement.receipts, { params: { id: records['announcement'] ?? '' } }],
  [approval.flow.show, { params: { id: ids.flow } }],
  [approval.flow.versions, { params: { id: ids.flow } }],
  [approval.flow.cases.list, { params: { id: ids.flow } }],
  [approval.flow.version, { params: { id: ids.flowVersion } }],
  [approval.centre.detail, { params: { id: ids.approval } }],
  [approval.centre.of, { query: { docType: 'application', docId: records['application'] } }],
  [approval.preview, { query: { docType: 'application', docId: records['application'] } }],
  [approval.substitution.handled, { params: { id: ids.substitution } }],
  ...subjects().flatMap(({ record: { name, table } }): Look[] => {
    const id = records[name] ?? ''
    return [
      [endpointAt(`/api/${table}/show/:id`, `/api/${table}/info/:id`), { params: { id } }],
      [record.timeline, { params: { subject: name, id } }],
      [record.followed, { params: { subject: name, id } }],
      [record.shares, { params: { subject: name, id } }],
      [record.links, { params: { subject: name, id } }],
      [external.links, { params: { subject: name, id } }],
    ]
  }),
]

const wholeMap = { south: '-89', north: '89', west: '-179', east: '179', zoom: '3' }

const looksAtFinder = (): Look[] => [
  [finder.search, { query: { pageSize: '100' } }],
  [finder.search, { query: { kind: 'hotel', pageSize: '100' } }],
  [finder.availability.places, {}],
  ...(['supplier', 'hotel', 'place'] as const).map((kind): Look => [
    finder.map.within,
    { query: { ...wholeMap, kind } },
  ]),
  [finder.statistics.show, {}],
  [finder.statistics.ranking, { query: { by: 'amount' } }],
]

const looksByWord = (word: string): Look[] => [
  ...(Object.keys(approval.rows) as ListingName[]).flatMap((tab): Look[] => [
    [approval.rows[tab].list, { query: { keyword: word } }],
    [approval.rows[tab].summary, { query: { keyword: word, group: 'docType' } }],
  ]),
  [identity.user.all, { query: { keyword: word } }],
  [record.search, { query: { keyword: word } }],
  [finder.search, { query: { keyword: word } }],
  [finder.availability.places, { query: { keyword: word } }],
  [dictionary.tree, { query: { selTypeName: `类型${word.replaceAll('-', '')}` } }],
  ...subjects().flatMap(({ record: { table, title, fields, sort } }): Look[] => [
    [endpointAt(`/api/${table}/list`), { query: { keyword: word } }],
    [endpointAt(`/api/${table}/all`), { query: { keyword: word } }],
    [endpointAt(`/api/${table}/summary`), { query: { keyword: word, group: sort.includes(title) ? title : sort[0] } }],
    ...Object.keys(fields)
      .filter((field) => field === title || field === 'shortName')
      .map((field): Look => {
        const filter = JSON.stringify([{ field, op: 'contains', value: word }])
        return [endpointAt(`/api/${table}/list`), { query: { filter } }]
      }),
  ]),
]

const looksAtApprovals = (): Look[] => [
  [approval.flow.list, {}],
  [approval.flow.bindings, {}],
  [approval.flow.catalog, {}],
  [approval.centre.counts, {}],
  [approval.centre.check, {}],
  [approval.centre.proposals, {}],
  [approval.substitution.list, {}],
  [approval.substitution.flows, {}],
  [approval.print.templates, {}],
  [paper.kinds, {}],
  [approval.print.sheet, { query: { docType: 'application' } }],
  [approval.report.show, { query: { from: '2026-01-01', to: '2026-12-31' } }],
  [approval.phrase.list, {}],
  [approval.matrix.list, {}],
  [approval.calendar.list, { query: { year: '2026' } }],
]

const looksAtDictionaries = (): Look[] => [
  [dictionary.types, {}],
  [dictionary.tree, { query: { selTypeName: 'taxpayerType' } }],
  [dictionary.uses, { query: { selTypeName: 'taxpayerType' } }],
  [dictionary.classify, {}],
  [numberRules.list, {}],
]

const looksAtCustomers = (): Look[] => [
  [crm.customer.anniversaries, {}],
  [crm.followUp.desk, {}],
  [crm.classify.tree, {}],
  [crm.classify.all, {}],
  [crm.pool.quota, {}],
  [crm.pooled.list, { query: { pageSize: '100' } }],
  [crm.pooled.summary, { query: {} }],
  [crm.opportunity.stages, {}],
  [crm.opportunityRule.show, {}],
  [crm.statistics.ranking, { query: { period: 'last12Months' } }],
  [crm.statistics.show, { query: { period: 'last12Months' } }],
]

const looksAtProjects = (): Look[] => [
  [project.task.calendar, {}],
  [project.schedule.work, { query: { from: '2027-11-01', days: 14 } }],
  [project.classify.tree, {}],
  [project.classify.all, {}],
  [project.choice.all, { query: { isIncludeJX: '1' } }],
]

const plainLooks = (): Look[] => [
  ...looksAtProjects(),
  [identity.user.all, {}],
  [identity.user.profile, {}],
  [identity.user.administrators, {}],
  [identity.department.list, {}],
  [identity.auth.sessions.list, {}],
  [identity.role.getPermCode, {}],
  [identity.role.catalog, {}],
  [identity.role.members, {}],
  [identity.role.duties, {}],
  [identity.menu.router, {}],
  [identity.menu.list2, {}],
  [identity.menu.items, {}],
  [identity.apiKey.list, {}],
  [identity.log.system, {}],
  [identity.log.login, {}],
  [identity.log.verify, {}],
  [tenancy.apply.mine, {}],
  [tenancy.apply.purchases, {}],
  [tenancy.apply.manager, {}],
  ...looksAtDictionaries(),
  [onboarding.application.invitation, {}],
  [supplier.classify.tree, {}],
  [supplier.classify.all, {}],
  ...looksAtCustomers(),
  [supplier.policy.show, {}],
  [record.jobs, {}],
  [home.mine, {}],
  [home.steps, {}],
  [home.work, {}],
  [home.recent, {}],
  [home.roles, {}],
  [notice.list, { query: { pageSize: '100' } }],
  [notice.unread, {}],
  [notice.stream, { query: { wait: '0' } }],
  [notice.preferences, {}],
  [notice.announcement.mine, {}],
  [smsMessages.smsTemplate.list, {}],
  [smsMessages.smsLog.list, { query: { pageSize: '100' } }],
  [smsMessages.smsLog.summary, { query: {} }],
  ...looksAtApprovals(),
  ...looksAtFinder(),
  ...(Object.keys(approval.rows) as ListingName[]).map((tab): Look => [
    approval.rows[tab].list,
    { query: { pageSize: '100' } },
  ]),
  ...Array.from({ length: 7 }, (_, type): Look => [dictionary.genCode, { query: { type: String(type + 1) } }]),
  ...subjects().flatMap(({ record: { name, table, sort }, create }): Look[] => [
    [record.views, { params: { subject: name } }],
    [paper.templates, { params: { subject: name } }],
    ...(create ? [[transfer.template, { params: { subject: name } }] as const] : []),
    [endpointAt(`/api/${table}/summary`), { query: { group: sort[0] } }],
    [endpointAt(`/api/${table}/all`), {}],
    ...sort.flatMap((key): Look[] =>
      [key, `-${key}`].map((order) => [endpointAt(`/api/${table}/list`), { query: { sort: order, pageSize: '200' } }]),
    ),
  ]),
]

/** What differs between two readings of the same thing: the request's own id and how long a link lives. */
const masked = (text: string): string =>
  text.replaceAll(/"requestId":"[^"]*"/g, '"requestId":""').replaceAll(/\/api\/file\/raw\/[\w.-]+/g, '/api/file/raw/…')

export type Observation = { what: string; status: number; text: string }

const look = async (t: TestApp, headers: Record<string, string>, looks: readonly Look[]): Promise<Observation[]> => {
  const seen: Observation[] = []
  for (const [endpoint, example] of looks) {
    const { status, text } = await exchange(t, requestOf(endpoint, example, headers))
    seen.push({ what: `${endpoint.path} ${JSON.stringify(example)}`, status, text: masked(text) })
  }
  return seen
}

/** Every list and overview a person has. */
export const readLists = (t: TestApp, headers: Record<string, string>): Promise<Observation[]> =>
  look(t, headers, plainLooks())

/** Everything a person can read, looking for the given words and by the given ids. */
export const crawl = (t: TestApp, me: World, words: readonly string[], found: Row): Promise<Observation[]> =>
  look(t, me.headers, [...plainLooks(), ...words.flatMap(looksByWord), ...looksById(found)])

export const crawledPaths = (me: World): string[] => [
  ...new Set([...plainLooks(), ...looksByWord('x'), ...looksById(me)].map(([{ path }]) => path)),
]
