import { Suspense, type ReactNode } from 'react'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { ClaimedLines, type ClaimedLine } from '@/modules/demand/index.ts'
import { ChooseDialog } from '@/ui/choose-dialog.tsx'
import { refId } from '@/ui/grid/choosable.ts'
import { addedFromPool, type AddedLine } from './change.model.ts'
import { useChangeText } from '../order.texts.ts'

type Props = {
  readonly project: string | undefined
  readonly lines: readonly AddedLine[]
  readonly add: (lines: readonly AddedLine[]) => void
  readonly close: () => void
}

const noteOf = ({ code, quantity, unit, dateFrom }: ClaimedLine): string =>
  [code, `${plainDecimalText(quantity)} ${unit ?? ''}`.trim(), dateFrom].join(' · ')

/** What the buyer has claimed of the project of an order may be ordered with it. */
export const PoolDialog = ({ project, lines, add, close }: Props): ReactNode => {
  const t = useChangeText()
  const taken = lines.map(({ poolLine }) => refId(poolLine))
  return (
    <Suspense>
      <ClaimedLines>
        {(rows) => (
          <ChooseDialog
            title={t('pool.title')}
            ok={(count) => t('pool.add', { count })}
            add={(ids) => add(rows.filter(({ id }) => ids.includes(id)).map(addedFromPool))}
            close={close}
            empty={{ title: t('pool.empty'), hint: t('pool.emptyHint') }}
            choices={rows
              .filter((row) => row.project.id === project && !taken.includes(row.id))
              .map((row) => ({ id: row.id, title: row.name, note: noteOf(row) }))}
          />
        )}
      </ClaimedLines>
    </Suspense>
  )
}
