import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { laborTaxFields, payment, type LaborRow } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { saveFile } from '@/lib/api/save-file.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useLaborText } from '../payment.texts.ts'

type Body = Input<typeof payment.laborTax.update>['body']

const BracketsForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useLaborText()
  const { data } = useRead(payment.laborTax.show, {}, { noCache: true })
  const { mutateAsync } = useMutate(payment.laborTax.update, {
    silent: true,
    done: () => toast.success(t('table.saved')),
  })
  if (!data) return null
  return (
    <SideForm
      title={t('table')}
      groups={[{ fields: laborTaxFields }]}
      initial={{ brackets: data.brackets }}
      save={(sent) => mutateAsync({ body: sent as Body })}
      close={close}
      below={() => <Muted>{t('table.hint')}</Muted>}
    />
  )
}

const People = ({ rows }: { readonly rows: readonly LaborRow[] }): ReactNode => {
  const t = useLaborText()
  const amount = (key: 'gross' | 'withheld' | 'net'): LinesColumn<LaborRow> => ({
    key,
    title: t(`col.${key}`),
    isNumber: true,
    render: (row) => row[key] !== null && formatMoney(row[key]),
  })
  const sumOf = (key: 'gross' | 'withheld' | 'net'): string =>
    formatMoney(addMoney('0', ...rows.map((row) => row[key] ?? '0')))
  if (rows.length === 0) return <State title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <LinesTable
      label={t('title')}
      keyOf={({ key }) => key}
      lines={rows}
      columns={[
        { key: 'name', title: t('col.name'), render: ({ name }) => name },
        { key: 'idNo', title: t('col.idNo'), render: ({ idNo }) => idNo },
        { key: 'company', title: t('col.company'), render: ({ company }) => company },
        { key: 'count', title: t('col.count'), isNumber: true, render: ({ count }) => count },
        amount('gross'),
        amount('withheld'),
        amount('net'),
      ]}
      foot={
        rows.some(({ gross }) => gross === null)
          ? []
          : (['gross', 'withheld', 'net'] as const).map((key) => ({
              key,
              label: `${t('sum')} · ${t(`col.${key}`)}`,
              value: sumOf(key),
              isStrong: key === 'withheld',
            }))
      }
    />
  )
}

const useMonth = (): [string, (next: string) => void] => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()).slice(0, 7))
  return [params.get('month') ?? today, (month) => setParams({ month }, { replace: true })]
}

const LaborPage = (): ReactNode => {
  const t = useLaborText()
  const [month, setMonth] = useMonth()
  const [isEditing, setIsEditing] = useState(false)
  const read = useRead(payment.laborTax.month, { query: { month } })
  const { mutate: take, isPending } = useMutate(payment.laborTax.file, {
    done: ({ name, content }) => {
      saveFile(name, new Blob([content], { type: 'text/csv' }))
      toast.success(t('file.done'))
    },
  })
  return (
    <Page
      title={t('title')}
      actions={
        <Row wrap>
          <DatePicker
            picker="month"
            aria-label={t('month')}
            allowClear={false}
            value={dayjs(`${month}-01`)}
            onChange={(day) => day && setMonth(day.format('YYYY-MM'))}
          />
          <Button onClick={() => setIsEditing(true)}>{t('table')}</Button>
          <Button type="primary" loading={isPending} onClick={() => take({ body: { month } })}>
            {t('file')}
          </Button>
        </Row>
      }
    >
      <Panel>
        <Await query={read}>{(rows) => <People rows={rows} />}</Await>
      </Panel>
      {isEditing && <BracketsForm close={() => setIsEditing(false)} />}
    </Page>
  )
}

export default LaborPage
