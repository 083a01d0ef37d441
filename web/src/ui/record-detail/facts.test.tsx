import { expect, test } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { choice, longText, person, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { otherFields } from './facts.tsx'

const Crate = record({
  name: 'crate',
  table: 'crate',
  label: label('箱子', 'Crate'),
  fields: {
    name: text('名称', 'Name'),
    status: choice('状态', 'Status', [['full', '满', 'Full']]),
    remark: optional(longText('备注', 'Remark')),
    owner: optional(person('负责人', 'Owner')),
    size: text('尺寸', 'Size'),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name'],
  sort: ['code'],
  defaultSort: '-code',
  scope: 'tenant',
})

test('other fields are what neither the head nor the summary nor a tab shows, long texts last', () => {
  const shown = otherFields({ record: Crate, summary: ['owner', 'createdBy'], tabs: [] })
  expect(shown).toEqual(['size', 'createdAt', 'updatedBy', 'updatedAt', 'remark'])
  expect(otherFields({ record: Crate, summary: shown, tabs: ['owner', 'createdBy'] })).toEqual([])
})
