import { approval } from '@srm/api/approval'
import { optional } from '@srm/api/shared/field-meta'
import * as field from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { newId } from '#kernel/ids.ts'
import { defineModule } from '#kernel/module.ts'
import { documentOf, type Requirement } from '#kernel/records/document.ts'
import { store } from '#kernel/records/store.ts'
import type { TestApp } from './app.ts'
import type { Company } from './approvals.ts'
import { query } from './sql.ts'

const statuses = ['draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void'] as const

/** A document of the tests' own that points at applications, as itself and line by line. */
export const Errand = record({
  name: 'errand',
  table: 'errand',
  label: label('差事', 'Errand'),
  fields: {
    name: field.text('名', 'Name'),
    owner: optional(field.person('人', 'Owner')),
    linked: optional(field.ref('单', 'Linked', 'application')),
    lines: field
      .rows('行', 'Lines', {
        what: field.text('事', 'What'),
        linked: optional(field.ref('单', 'Linked', 'application')),
      })
      .default([]),
    status: field.choice(
      '态',
      'Status',
      statuses.map((status) => [status, status, status] as const),
    ),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'createdAt'],
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  scope: 'owner',
})

const lines = { lines: { table: 'errand_line', parent: 'parent_id' } }
export const errands = store(Errand, { lines })

/** Whom every errand would ask at its supplier, and who else could be. */
export const scenarioContact = { id: newId(), name: '郑经理', mobile: '13900001234', company: '西城供应' }
export const secondScenarioContact = { ...scenarioContact, id: newId(), name: '冯经理', mobile: '13900005678' }

/** Who must approve every errand, for the tests that say so. */
export const scenarioRequirements: Requirement[] = []

/** What is worked out of every errand. */
export const scenarioFacts: Record<string, string | boolean | null> = {}

export const scenarioModule = defineModule({
  name: 'errand',
  subjects: [{ record: Errand, permission: 'errand:show' }],
  documents: [
    documentOf(Errand, errands, {
      lines,
      summary: ['name'],
      contacts: async () => [scenarioContact, secondScenarioContact],
      mustApprove: async () => scenarioRequirements,
      facts: {
        fields: {
          overrun: { type: 'money', label: label('超支金额', 'Overrun') },
          share: { type: 'number', label: label('占预算比例', 'Share of the budget') },
          isUrgent: { type: 'flag', label: label('加急', 'Urgent') },
          level: {
            type: 'enum',
            label: label('预警等级', 'Warning level'),
            options: [{ value: 'red', label: label('红色', 'Red') }],
          },
        },
        read: async () => scenarioFacts,
      },
    }),
  ],
})

const tables = `
  create table app.errand (
    tenant_id uuid not null default app.tenant(), id uuid not null, code text not null,
    name text not null, owner_id uuid, linked_id uuid, status text not null,
    search_text text not null, search_grams int[] not null,
    created_at timestamptz not null default now(), created_by uuid default app.actor(),
    updated_at timestamptz not null default now(), updated_by uuid default app.actor(), version int not null default 1,
    primary key (tenant_id, id)
  );
  create table app.errand_line (
    tenant_id uuid not null default app.tenant(), id uuid not null, parent_id uuid not null, line int not null,
    what text not null, linked_id uuid,
    primary key (tenant_id, id),
    foreign key (tenant_id, parent_id) references app.errand (tenant_id, id) on delete cascade
  );
  select app.tenant_table('app.errand', 'srm_app');
  select app.tenant_table('app.errand_line', 'srm_app')`

/** Its tables in this test's own database; the modules are told of it as they are of each other. */
export const makeScenarios = async (t: TestApp): Promise<void> => {
  await query(t, tables, [], 'owner')
  for (const { assembled } of t.app.modules) assembled?.(t.app.modules)
}

type Links = { readonly linked?: string; readonly lines?: readonly { what: string; linked: string }[] }

/** An errand submitted, whose approval's id it is. */
export const aScenario = async (me: Company, links: Links): Promise<{ id: string; docId: string }> => {
  const { id: docId } = await me.inside((ctx) =>
    errands.create(ctx, {
      name: '差事',
      code: newId(),
      owner: me.userId,
      linked: links.linked ?? null,
      lines: links.lines ?? [],
      status: 'draft',
    }),
  )
  const answer = await me.as({ isSuper: true }).call(approval.submit, { body: { docType: 'errand', docId } })
  if (answer.status !== 200) throw new Error(answer.message)
  return { id: answer.result.id, docId }
}
