import { PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { date } from '@srm/api/shared/fields'
import { Panel } from '@/ui/page.tsx'
import { Stack } from '@/ui/layout.tsx'
import { OneField } from '../drawer/ids.tsx'
import { lineColumns, MatrixLine } from './line.tsx'
import { emptyLine, flawsOf, type Categories, type Draft, type DraftLine } from './matrix.model.ts'
import styles from './matrix.module.css'
import { useMatrixText } from '../flow.texts.ts'

const day = metaOf(optional(date('日期', 'Date')))
const most = 500

type Props = {
  readonly draft: Draft
  readonly categories: Categories
  readonly change: (next: Draft) => void
  /** None where it may only be read. */
  readonly save?: (() => void) | undefined
  readonly busy: boolean
}

const Head = ({ draft, change }: Pick<Props, 'draft' | 'change'>): ReactNode => {
  const t = useMatrixText()
  return (
    <div className={styles.head}>
      <label className={styles.name}>
        <span>{t('name')}</span>
        <Input value={draft.name} maxLength={50} onChange={({ target }) => change({ ...draft, name: target.value })} />
      </label>
      {(['from', 'to'] as const).map((end) => {
        const key = end === 'from' ? 'effectiveFrom' : 'effectiveTo'
        return (
          <div key={end} className={styles.cell}>
            <span aria-hidden>{t(end)}</span>
            <OneField
              meta={day}
              label={t(end)}
              value={draft[key]}
              change={(next) => change({ ...draft, [key]: next })}
            />
          </div>
        )
      })}
    </div>
  )
}

type GridProps = Pick<Props, 'categories'> & {
  readonly lines: readonly DraftLine[]
  readonly flaws: ReturnType<typeof flawsOf>
  readonly set: (next: readonly DraftLine[]) => void
}

const Grid = ({ lines, flaws, categories, set }: GridProps): ReactNode => {
  const t = useMatrixText()
  const move = (line: DraftLine, at: number, by: -1 | 1): void =>
    set(lines.filter((one) => one !== line).toSpliced(at + by, 0, line))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('lines')} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col" aria-label={t('number')} />
            {lineColumns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(column)}
              </th>
            ))}
            <th scope="col" aria-label={t('tools')} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <MatrixLine
              key={line.key}
              line={line}
              at={at}
              count={lines.length}
              flaw={flaws[at]}
              categories={categories}
              change={(next) => set(lines.with(at, next))}
              move={(by) => move(line, at, by)}
              remove={() => set(lines.toSpliced(at, 1))}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One table of who decides when. */
export const MatrixEditor = ({ draft, categories, change, save, busy }: Props): ReactNode => {
  const t = useMatrixText()
  const { lines } = draft
  const flaws = flawsOf(lines)
  const wrong = flaws.some((flaw) => flaw === 'nobody' || flaw === 'band')
  const set = (next: readonly DraftLine[]): void => change({ ...draft, lines: next })
  const keep = save && (
    <Button
      type="primary"
      loading={busy}
      disabled={wrong || !draft.name.trim()}
      title={draft.name.trim() ? undefined : t('noName')}
      onClick={save}
    >
      {t('save')}
    </Button>
  )
  return (
    <Panel title={draft.name || t('unnamed')} extra={keep}>
      <Stack as="fieldset" gap={16} className={styles.editor} disabled={!save}>
        <Head draft={draft} change={change} />
        <Grid lines={lines} flaws={flaws} categories={categories} set={set} />
        <Button
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={lines.length >= most}
          onClick={() => set([...lines, emptyLine()])}
        >
          {t('addLine')}
        </Button>
      </Stack>
    </Panel>
  )
}
