import { InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { ClaimedLines, type ClaimedLine } from '@/modules/demand/index.ts'
import { ChooseDialog } from '@/ui/choose-dialog.tsx'
import type { FormEditor, Values } from '@/ui/record-form/sections.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { linesIn } from './lines.input.tsx'
import { useWizardText } from '../inquiry.texts.ts'

const toLine = (row: ClaimedLine): Line => ({
  poolLine: { id: row.id, name: row.name },
  name: row.name,
  purchaseType: row.purchaseType,
  requirement: row.specText,
  quantity: row.quantity,
  times: row.times,
  unit: row.unit,
  dateFrom: row.dateFrom,
  dateTo: row.dateTo,
  timeSlot: row.timeSlot,
  attendees: row.attendees,
  layout: row.layout,
  region: row.region,
  project: row.project,
  budgetAmount: row.budgetAmount,
  costItems: [],
})

/** What a form begins with when lines of the pool were chosen before it was opened; the first says what it is about. */
export const startWith = (rows: readonly ClaimedLine[]): Values => {
  const [first] = rows
  return { lines: rows.map(toLine), ...(first && { title: first.name, project: first.project }) }
}

const takenIn = (lines: readonly Line[]): readonly unknown[] =>
  lines.flatMap(({ poolLine }) => (typeof poolLine === 'object' && poolLine && 'id' in poolLine ? [poolLine.id] : []))

/** A line nobody has written anything into. */
const isEmpty = ({ name, poolLine }: Line): boolean => !name && !poolLine

type DialogProps = { readonly editing: FormEditor; readonly close: () => void }

const noteOf = ({ project, quantity, unit, dateFrom }: ClaimedLine): string =>
  [project.name, `${String(Number(quantity))} ${unit ?? ''}`.trim(), dateFrom].join(' · ')

const PoolDialog = ({ editing, close }: DialogProps): ReactNode => {
  const t = useWizardText()
  const lines = linesIn(editing.values())
  const taken = takenIn(lines)
  const add = (rows: readonly ClaimedLine[]): void => {
    const { title, project } = editing.values()
    const [first] = rows
    editing.fill({
      lines: [...lines.filter((line) => !isEmpty(line)), ...rows.map(toLine)],
      // The first one says what it is about, until somebody says it better.
      ...(!title && first && { title: first.name }),
      ...(!project && first && { project: first.project }),
    })
  }
  return (
    <Suspense>
      <ClaimedLines>
        {(rows) => (
          <ChooseDialog
            title={t('pool.title')}
            ok={(count) => t('pool.add', { count })}
            add={(ids) => add(rows.filter(({ id }) => ids.includes(id)))}
            close={close}
            empty={{ title: t('pool.empty'), hint: t('pool.emptyHint') }}
            choices={rows
              .filter(({ id }) => !taken.includes(id))
              .map((row) => ({ id: row.id, title: row.name, note: noteOf(row) }))}
          />
        )}
      </ClaimedLines>
    </Suspense>
  )
}

export const PoolButton = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
  const t = useWizardText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<InboxOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('fromPool')}
      </Button>
      {isOpen && <PoolDialog editing={editing} close={() => setIsOpen(false)} />}
    </>
  )
}
