import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import type { ReactNode } from 'react'
import { Row, Stack } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { movedBy } from '../editor/clause.model.ts'
import styles from '../editor/editor.module.css'
import { keyOf } from '../editor/plan.model.ts'
import { useEditorText, useTemplateText } from '../contract.texts.ts'

const nothing: readonly Line[] = []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type CardProps = {
  readonly no: number
  readonly count: number
  readonly clause: Line
  readonly problem: string | undefined
  readonly change: (clause: Line) => void
  readonly move: (by: 1 | -1) => void
  readonly remove: () => void
}

const Card = ({ no, count, clause, problem, change, move, remove }: CardProps): ReactNode => {
  const t = useTemplateText()
  const words = useEditorText()
  const tool = (label: string, icon: ReactNode, off: boolean, act: () => void): ReactNode => (
    <Button type="text" size="small" icon={icon} aria-label={label} title={label} disabled={off} onClick={act} />
  )
  return (
    <li className={styles.clause} data-state={clause['isFixed'] === true ? 'own' : 'standard'}>
      <Row className={styles.clauseHead}>
        <span className={styles.no}>{words('clause.no', { no })}</span>
        <Input
          variant="borderless"
          className={styles.clauseTitle ?? ''}
          aria-label={words('clause.title', { no })}
          placeholder={words('clause.titleHint')}
          maxLength={100}
          value={textOf(clause['title'])}
          onChange={({ target }) => change({ ...clause, title: target.value })}
        />
        <Checkbox
          checked={clause['isFixed'] === true}
          onChange={({ target }) => change({ ...clause, isFixed: target.checked })}
        >
          {t('fixed')}
        </Checkbox>
        <Row gap={0} className={styles.tools}>
          {tool(words('clause.up', { no }), <ArrowUpOutlined aria-hidden />, no === 1, () => move(-1))}
          {tool(words('clause.down', { no }), <ArrowDownOutlined aria-hidden />, no === count, () => move(1))}
          {tool(words('clause.remove', { no }), <DeleteOutlined aria-hidden />, false, remove)}
        </Row>
      </Row>
      <Input.TextArea
        aria-label={words('clause.text', { no })}
        placeholder={words('clause.textHint')}
        autoSize={{ minRows: 2, maxRows: 14 }}
        maxLength={5000}
        {...(problem !== undefined && { status: 'error' as const })}
        value={textOf(clause['text'])}
        onChange={({ target }) => change({ ...clause, text: target.value })}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </li>
  )
}

/** The standard clauses, one below the other as they will stand in a contract. */
export const TemplateClausesInput = (props: LinesProps): ReactNode => {
  const { value = nothing, onChange, errors = [], name = 'clauses' } = props
  const t = useTemplateText()
  const put = (clauses: readonly Line[]): void => onChange?.([...clauses])
  return (
    <Stack gap={12}>
      <ol className={styles.clauses} aria-label={t('clauses')}>
        {value.map((clause, at) => (
          <Card
            // Clauses that are new have no name yet; whatever stands at a place is drawn anew there.
            key={keyOf(clause, at)}
            no={at + 1}
            count={value.length}
            clause={clause}
            problem={errors.find(({ path }) => path.startsWith(`${name}.${String(at)}.`))?.message}
            change={(next) => put(value.with(at, next))}
            move={(by) => put(movedBy(value, at, by))}
            remove={() => put(value.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Row>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => put([...value, { title: '', text: '', isFixed: false }])}
        >
          {t('clauses.add')}
        </Button>
      </Row>
    </Stack>
  )
}
