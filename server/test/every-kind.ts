import { optional } from '@srm/api/shared/field-meta'
import * as field from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { store } from '#kernel/records/store.ts'
import type { TestApp } from './app.ts'
import { query } from './sql.ts'

const line = {
  name: field.text('名', 'Name'),
  price: optional(field.money('价', 'Price')),
  amount: optional(field.quantity('量', 'Amount')),
  rate: optional(field.percent('率', 'Rate')),
  count: optional(field.integer('数', 'Count')),
  day: optional(field.date('日', 'Day')),
  moment: optional(field.dateTime('时', 'Moment')),
  period: optional(field.dateRange('期', 'Period')),
  flag: field.bool('是', 'Flag'),
  place: optional(field.location('地', 'Place')),
  keeper: optional(field.person('人', 'Keeper')),
  labels: field.tags('签', 'Labels').default([]),
}

/** A record with a field of every kind the vocabulary has. */
export const EveryKind = record({
  name: 'everyKind',
  table: 'every_kind',
  label: label('样样', 'Every kind'),
  fields: {
    name: field.text('名', 'Name'),
    note: optional(field.longText('注', 'Note')),
    story: optional(field.richText('文', 'Story')),
    price: optional(field.money('价', 'Price', { negative: true })),
    amount: optional(field.quantity('量', 'Amount')),
    rate: optional(field.percent('率', 'Rate')),
    count: optional(field.integer('数', 'Count', { min: -1000 })),
    day: optional(field.date('日', 'Day')),
    moment: optional(field.dateTime('时', 'Moment')),
    period: optional(field.dateRange('期', 'Period')),
    flag: optional(field.bool('是', 'Flag')),
    state: optional(
      field.choice('态', 'State', [
        ['on', '开', 'On'],
        ['off', '关', 'Off'],
        ['half', '半', 'Half'],
      ]),
    ),
    kind: optional(field.dict('类', 'Kind', 'kind')),
    kinds: field.multiDict('类', 'Kinds', 'kind').default([]),
    parent: optional(field.ref('上', 'Parent', 'ourCompany')),
    others: field.refs('旁', 'Others', 'ourCompany').default([]),
    owner: optional(field.person('人', 'Owner')),
    people: field.persons('众', 'People').default([]),
    department: optional(field.department('部', 'Department')),
    region: optional(field.region('区', 'Region')),
    phone: optional(field.mobile('机', 'Phone')),
    mail: optional(field.email('邮', 'Mail')),
    credit: optional(field.creditCode('信', 'Credit')),
    account: optional(field.bankAccount('账', 'Account')),
    site: optional(field.url('网', 'Site')),
    place: optional(field.location('地', 'Place')),
    papers: field.attachments('附', 'Papers').default([]),
    pictures: field.images('图', 'Pictures').default([]),
    colour: optional(field.color('色', 'Colour')),
    labels: field.tags('签', 'Labels').default([]),
    lines: field.rows('行', 'Lines', line).default([]),
  },
  title: 'name',
  search: ['name', 'note'],
  list: ['code', 'name', 'price', 'period', 'place', 'owner', 'parent', 'labels', 'createdAt'],
  sort: [
    'createdAt',
    'updatedAt',
    'code',
    'name',
    'price',
    'amount',
    'rate',
    'count',
    'day',
    'moment',
    'state',
    'kind',
    'phone',
  ],
  defaultSort: '-createdAt',
  scope: 'owner',
})

export const everyKinds = store(EveryKind, { lines: { lines: { table: 'every_kind_line', parent: 'parent_id' } } })

const tables = `
  create table app.every_kind (
    tenant_id uuid not null default app.tenant(), id uuid not null, code text not null,
    name text not null, note text, story text, price numeric(15,2), amount numeric(15,4), rate numeric(5,2), count int,
    day date, moment timestamptz, period_from date, period_to date, flag boolean, state text, kind text,
    kinds text[] not null default '{}', parent_id uuid, others uuid[] not null default '{}', owner_id uuid,
    people uuid[] not null default '{}', department_id uuid, region text, phone text, mail text, credit text, account text,
    site text, place_address text, place_lat float8, place_lng float8, papers uuid[] not null default '{}',
    pictures uuid[] not null default '{}', colour text, labels text[] not null default '{}',
    search_text text not null, search_grams int[] not null,
    created_at timestamptz not null default now(), created_by uuid default app.actor(),
    updated_at timestamptz not null default now(), updated_by uuid default app.actor(), version int not null default 1,
    primary key (tenant_id, id)
  );
  create table app.every_kind_line (
    tenant_id uuid not null default app.tenant(), id uuid not null, parent_id uuid not null, line int not null,
    name text not null, price numeric(15,2), amount numeric(15,4), rate numeric(5,2), count int, day date, moment timestamptz,
    period_from date, period_to date, flag boolean not null, place_address text, place_lat float8, place_lng float8,
    keeper_id uuid, labels text[] not null default '{}',
    primary key (tenant_id, id),
    foreign key (tenant_id, parent_id) references app.every_kind (tenant_id, id) on delete cascade
  );
  select app.tenant_table('app.every_kind', 'srm_app');
  select app.tenant_table('app.every_kind_line', 'srm_app')`

/** Makes the tables the record lives in, in this test's own database. */
export const makeEveryKind = (t: TestApp) => query(t, tables, [], 'owner')
