import { InboxOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { BudgetItems } from '@/modules/budget/index.ts'
import { PurchaseTypes } from '@/modules/demand/index.ts'
import { chosenFrom, type Choosable } from '@/ui/grid/choosable.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LineCell, LineCells } from '@/ui/record-form/rows/line-cell.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { countOf, daysOf } from '../document/lines.tab.tsx'
import { addedFields, amountOfAdded, pooledFields, type AddedLine } from './change.model.ts'
import styles from './change.module.css'
import { useChangeText } from '../order.texts.ts'
import { PoolDialog } from './pool.dialog.tsx'

const fields = metaOf(PurchaseOrder.fields.lines).fields ?? {}
const nobody: readonly Choosable[] = []

type Choices = { readonly types: readonly Choosable[]; readonly items: readonly Choosable[] }

/** Types and budget lines are few enough to be chosen from a list. */
const schemaOf = (name: string, { types, items }: Choices) => {
  const schema = fields[name]
  if (!schema) return undefined
  if (name === 'purchaseType') return chosenFrom(schema, types)
  return name === 'budgetItem' ? chosenFrom(schema, items) : schema
}

type LineProps = Choices & {
  readonly line: AddedLine
  readonly number: number
  readonly problemOf: (field: string) => string | undefined
  readonly change: (line: AddedLine | undefined) => void
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What was asked for, as it will be ordered. */
const AskedFor = ({ line }: { readonly line: AddedLine }): ReactNode => {
  const t = useChangeText()
  const { quantity, times, unit, dateFrom, dateTo } = line
  const count = countOf({ quantity: textOf(quantity) ?? '0', times: textOf(times) ?? '1', unit: textOf(unit) })
  const days = daysOf(textOf(dateFrom), textOf(dateTo)) || t('line.noDays')
  return <Muted size="s">{t('line.asked', { count, days })}</Muted>
}

const NewLine = ({ line, number, problemOf, change, ...choices }: LineProps): ReactNode => {
  const t = useChangeText()
  const isAsked = line['poolLine'] !== undefined
  return (
    <li className={styles.line} data-changed>
      <Row justify="between" wrap>
        <Stack gap={2}>
          <strong>{isAsked ? textOf(line['name']) : t('line.new', { number })}</strong>
          {isAsked && <AskedFor line={line} />}
          <Muted size="s">{formatMoney(amountOfAdded(line))}</Muted>
        </Stack>
        <Button size="small" danger onClick={() => change(undefined)}>
          {t('line.remove')}
        </Button>
      </Row>
      <LineCells>
        {(isAsked ? pooledFields : addedFields).map((name) => (
          <LineCell
            key={name}
            schema={schemaOf(name, choices)}
            name={name}
            line={line}
            problem={problemOf(name)}
            change={change}
          />
        ))}
      </LineCells>
    </li>
  )
}

type Props = {
  readonly lines: readonly AddedLine[]
  readonly project: string | undefined
  readonly problemOf: (at: number, field: string) => string | undefined
  readonly change: (lines: readonly AddedLine[]) => void
}

const List = ({ lines, problemOf, change, ...choices }: Omit<Props, 'project'> & Choices): ReactNode => (
  <ul className={styles.lines}>
    {lines.map((line, at) => (
      <NewLine
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name before it is saved
        key={at}
        {...choices}
        line={line}
        number={at + 1}
        problemOf={(field) => problemOf(at, field)}
        change={(next) => change(next ? lines.with(at, next) : lines.filter((_, one) => one !== at))}
      />
    ))}
  </ul>
)

/** What is to be ordered beside what was. */
export const AddedLines = ({ project, ...props }: Props): ReactNode => {
  const t = useChangeText()
  const { lines, change } = props
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      {lines.length > 0 && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <PurchaseTypes>
            {(types) =>
              project === undefined ? (
                <List {...props} types={types} items={nobody} />
              ) : (
                <BudgetItems projectId={project}>
                  {(items) => <List {...props} types={types} items={items} />}
                </BudgetItems>
              )
            }
          </PurchaseTypes>
        </Suspense>
      )}
      <Row>
        <Button icon={<PlusOutlined />} onClick={() => change([...lines, { quantity: '1', times: '1' }])}>
          {t('line.add')}
        </Button>
        <Button icon={<InboxOutlined />} onClick={() => setIsChoosing(true)}>
          {t('pool.open')}
        </Button>
      </Row>
      {isChoosing && (
        <PoolDialog
          project={project}
          lines={lines}
          add={(more) => change([...lines, ...more])}
          close={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
