import { acceptance } from '@srm/api/acceptance'
import { approval, type ListingName } from '@srm/api/approval'
import { award } from '@srm/api/award'
import { contract } from '@srm/api/contract'
import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { numberRules } from '@srm/api/dictionary/numbering'
import { finance, invoiceKinds, projectReaches, settlementKinds } from '@srm/api/finance'
import { finder } from '@srm/api/finder'
import { home } from '@srm/api/home'
import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { smsMessages } from '@srm/api/notice/sms-template'
import { paper } from '@srm/api/paper'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { onboarding } from '@srm/api/onboarding'
import { record } from '@srm/api/record'
import { budget } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { ledger } from '@srm/api/ledger'
import { demand } from '@srm/api/demand'
import { quote } from '@srm/api/quote'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import { transfer } from '@srm/api/transfer'
import { subjects } from '#kernel/records/subjects.ts'
import { endpointAt, type ReadCase } from './look.ts'

const wholeMap = { south: '-89', north: '89', west: '-179', east: '179', zoom: '3' }

const period = { from: '2026-01-01', to: '2026-12-31' }

const looksAtBuying = (): ReadCase[] => [
  [quote.standing.holds, { query: period }],
  [award.statistics.show, { query: period }],
  [award.statistics.lines, { query: period }],
  [award.statistics.asked, { query: period }],
]

const asOf = '2026-12-31'

const looksAtMonitors = (): ReadCase[] => [
  ...(['party', 'project', 'owner'] as const).flatMap((group): ReadCase[] => [
    [finance.receivable.ageing, { query: { asOf, group } }],
    [finance.payable.ageing, { query: { asOf, group } }],
  ]),
  [finance.receivable.items, { query: { asOf } }],
  [finance.payable.items, { query: { asOf } }],
  [finance.overview.show, {}],
  ...projectReaches.map((reach): ReadCase => [finance.projectFinance.list, { query: { reach } }]),
  [finance.rule.show, {}],
  [finance.settlement.summary, {}],
  [finance.invoiceMonitor.summary, {}],
  ...settlementKinds.map((kind): ReadCase => [finance.settlement.items, { query: { kind } }]),
  ...invoiceKinds.map((kind): ReadCase => [finance.invoiceMonitor.items, { query: { kind } }]),
]

const looksAtMoney = (): ReadCase[] => [
  ...looksAtBuying(),
  ...looksAtMonitors(),
  [budget.classify.tree, {}],
  [budget.classify.all, { query: {} }],
  [budget.control.rules, {}],
  [expense.rule.show, {}],
  [acceptance.rule.show, {}],
  [ledger.balances, {}],
  [ledger.statement, { query: { from: '2020-01-01', to: '2030-12-31' } }],
  [ledger.months, {}],
  [ledger.proof, {}],
  [ledger.voucher.show, { query: { from: '2026-01-01', to: '2026-12-01' } }],
  [ledger.voucher.codes, {}],
  [ledger.lines, { query: { documentId: '01900000-0000-7000-8000-000000000000' } }],
  [ledger.journal.list, { query: { pageSize: '100' } }],
  [ledger.journal.summary, { query: {} }],
  [expense.loan.credit, {}],
  [expense.reimburse.start, {}],
  [contract.type.tree, { query: {} }],
  [contract.template.library, { query: {} }],
  [contract.plan.calendar, { query: { from: '2026-01-01', to: '2026-12-31' } }],
  [payment.request.due, {}],
  [payment.laborTax.show, {}],
  [payment.laborTax.month, { query: { month: '2026-11' } }],
]

const looksAtFinder = (): ReadCase[] => [
  [finder.search, { query: { pageSize: '100' } }],
  [finder.search, { query: { kind: 'hotel', pageSize: '100' } }],
  [finder.availability.places, {}],
  ...(['supplier', 'hotel', 'place'] as const).map((kind): ReadCase => [
    finder.map.within,
    { query: { ...wholeMap, kind } },
  ]),
  [finder.statistics.show, {}],
  [finder.statistics.ranking, { query: { by: 'amount' } }],
]

export const looksByWord = (word: string): ReadCase[] => [
  ...(Object.keys(approval.rows) as ListingName[]).flatMap((tab): ReadCase[] => [
    [approval.rows[tab].list, { query: { keyword: word } }],
    [approval.rows[tab].summary, { query: { keyword: word, group: 'docType' } }],
  ]),
  [identity.user.all, { query: { keyword: word } }],
  [record.search, { query: { keyword: word } }],
  [finder.search, { query: { keyword: word } }],
  [finder.availability.places, { query: { keyword: word } }],
  [dictionary.tree, { query: { selTypeName: `类型${word.replaceAll('-', '')}` } }],
  ...subjects().flatMap(({ record: { table, title, fields, sort } }): ReadCase[] => [
    [endpointAt(`/api/${table}/list`), { query: { keyword: word } }],
    [endpointAt(`/api/${table}/all`), { query: { keyword: word } }],
    [endpointAt(`/api/${table}/summary`), { query: { keyword: word, group: sort.includes(title) ? title : sort[0] } }],
    ...Object.keys(fields)
      .filter((field) => field === title || field === 'shortName')
      .map((field): ReadCase => {
        const filter = JSON.stringify([{ field, op: 'contains', value: word }])
        return [endpointAt(`/api/${table}/list`), { query: { filter } }]
      }),
  ]),
]

const looksAtApprovals = (): ReadCase[] => [
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

const looksAtDictionaries = (): ReadCase[] => [
  [dictionary.types, {}],
  [dictionary.tree, { query: { selTypeName: 'taxpayerType' } }],
  [dictionary.uses, { query: { selTypeName: 'taxpayerType' } }],
  [dictionary.classify, {}],
  [numberRules.list, {}],
]

const looksAtCustomers = (): ReadCase[] => [
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

const looksAtProjects = (): ReadCase[] => [
  ...looksAtPurchasing(),
  [project.task.calendar, {}],
  [project.schedule.work, { query: { from: '2027-11-01', days: 14 } }],
  [project.classify.tree, {}],
  [project.classify.all, {}],
  [project.choice.all, { query: { isIncludeJX: '1' } }],
]

const looksAtPurchasing = (): ReadCase[] => [
  [demand.type.specs, {}],
  [demand.type.tree, { query: {} }],
  [demand.pool.groups, { query: { by: 'type' } }],
  [demand.pool.holders, {}],
]

const looksAtHome = (): ReadCase[] => [
  [home.map, {}],
  [home.mine, {}],
  [home.steps, {}],
  [home.work, {}],
  [home.recent, {}],
  [home.roles, {}],
  [home.calendar.show, { query: { from: '2027-05-20', to: '2027-06-30' } }],
  [home.calendar.show, { query: { from: '2026-01-01', to: '2026-12-31', mine: 'true' } }],
  [home.calendarFeed.show, {}],
]

export const plainLooks = (): ReadCase[] => [
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
  ...looksAtHome(),
  [notice.list, { query: { pageSize: '100' } }],
  [notice.unread, {}],
  [notice.stream, { query: { wait: '0' } }],
  [notice.preferences, {}],
  [notice.announcement.mine, {}],
  [smsMessages.smsTemplate.list, {}],
  [smsMessages.smsLog.list, { query: { pageSize: '100' } }],
  [smsMessages.smsLog.summary, { query: {} }],
  ...looksAtApprovals(),
  ...looksAtMoney(),
  ...looksAtFinder(),
  ...(Object.keys(approval.rows) as ListingName[]).map((tab): ReadCase => [
    approval.rows[tab].list,
    { query: { pageSize: '100' } },
  ]),
  ...Array.from({ length: 7 }, (_, type): ReadCase => [dictionary.genCode, { query: { type: String(type + 1) } }]),
  ...subjects().flatMap(({ record: { name, table, sort }, create }): ReadCase[] => [
    [record.views, { params: { subject: name } }],
    [paper.templates, { params: { subject: name } }],
    ...(create ? [[transfer.template, { params: { subject: name } }] as const] : []),
    [endpointAt(`/api/${table}/summary`), { query: { group: sort[0] } }],
    [endpointAt(`/api/${table}/all`), {}],
    ...sort.flatMap((key): ReadCase[] =>
      [key, `-${key}`].map((by) => [endpointAt(`/api/${table}/list`), { query: { sort: by, pageSize: '200' } }]),
    ),
  ]),
]
