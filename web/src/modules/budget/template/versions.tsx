import { Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { BudgetTemplate, budget } from '@srm/api/budget'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useTemplateText } from '../budget.texts.ts'

const lineFields = Object.entries(metaOf(BudgetTemplate.fields.lines).fields ?? {})

const useColumns = () => {
  const say = useLabel()
  return useMemo(
    () => lineFields.map(([key, schema]) => ({ key, title: say(metaOf(schema).label), width: 128, schema })),
    [say],
  )
}

type DifferenceProps = {
  readonly id: string
  readonly versionNo: number
  readonly now: BudgetTemplate['lines']
}

const Difference = ({ id, versionNo, now }: DifferenceProps): ReactNode => {
  const t = useTemplateText()
  const columns = useColumns()
  const read = useRead(budget.template.version, { params: { id }, query: { versionNo } })
  return (
    <Await query={read} rows={4}>
      {({ lines }) => <GridEditor label={t('compare')} columns={columns} rows={now} compareWith={lines} />}
    </Await>
  )
}

/** What a template was each time it was saved, beside what it is now. */
export const TemplateVersions = ({ row }: { readonly row: BudgetTemplate }): ReactNode => {
  const t = useTemplateText()
  const read = useRead(budget.template.versions, { params: { id: row.id } })
  const [chosen, setChosen] = useState<number>()
  const older = (read.data ?? []).filter(({ versionNo }) => versionNo < row.versionNo)
  const options = older.map(({ versionNo, lines, savedAt, savedBy }) => ({
    value: versionNo,
    label: `${t('version', { number: versionNo, count: lines })} · ${formatDateTime(savedAt)} ${savedBy?.name ?? ''}`,
  }))
  return (
    <Stack gap={12}>
      <Row wrap>
        <Muted>{t('compare')}</Muted>
        <Select
          aria-label={t('versions')}
          style={{ minWidth: 280 }}
          value={chosen ?? null}
          options={options}
          onChange={setChosen}
        />
      </Row>
      {chosen === undefined ? (
        <State title={t('compare.none')} />
      ) : (
        <Difference key={chosen} id={row.id} versionNo={chosen} now={row.lines} />
      )}
    </Stack>
  )
}
