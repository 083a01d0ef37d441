import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, LockOutlined } from '@ant-design/icons'
import { Button, Input, Tag } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { WordView } from '@/ui/compare/word-view.tsx'
import { diffWords } from '@/ui/compare/word-diff.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Status } from '@/ui/status.tsx'
import { lineOf, originOf, stateOf, type ClauseState, type TemplateClause } from './clause.model.ts'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'

const maxText = 5000
const colors: Readonly<Record<ClauseState, string>> = { standard: 'grey', changed: 'orange', own: 'blue' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type ToolsProps = {
  readonly no: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isFixed: boolean
  readonly move: (by: 1 | -1) => void
  readonly remove: () => void
}

const Tools = ({ no, isFirst, isLast, isFixed, move, remove }: ToolsProps): ReactNode => {
  const t = useEditorText()
  const button = (
    key: 'clause.up' | 'clause.down' | 'clause.remove',
    icon: ReactNode,
    off: boolean,
    act: () => void,
  ) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={t(key, { no })}
      title={t(key, { no })}
      disabled={off}
      onClick={act}
    />
  )
  return (
    <Row gap={0} className={styles.tools}>
      {button('clause.up', <ArrowUpOutlined aria-hidden />, isFirst, () => move(-1))}
      {button('clause.down', <ArrowDownOutlined aria-hidden />, isLast, () => move(1))}
      {button('clause.remove', <DeleteOutlined aria-hidden />, isFixed, remove)}
    </Row>
  )
}

/** What the template says, with what was taken out and put in. */
const Against = ({ clause, origin, restore }: { clause: Line; origin: TemplateClause; restore: () => void }) => {
  const t = useEditorText()
  const before = `${origin.title}\n${origin.text}`
  const after = `${textOf(clause['title'])}\n${textOf(clause['text'])}`
  const pieces = useMemo(() => diffWords(before, after), [before, after])
  return (
    <div className={styles.against}>
      <Row justify="between" wrap>
        <Muted size="s">{t('clause.compared')}</Muted>
        <Button type="link" size="small" onClick={restore}>
          {t('clause.restore')}
        </Button>
      </Row>
      <WordView pieces={pieces} />
    </div>
  )
}

type Props = Omit<ToolsProps, 'isFixed'> & {
  readonly clause: Line
  readonly template: readonly TemplateClause[]
  readonly problem: string | undefined
  readonly change: (clause: Line) => void
}

/** A clause as it will stand in the contract; where it differs, the template's words stand beside it. */
export const ClauseCard = ({ clause, template, problem, change, ...tools }: Props): ReactNode => {
  const t = useEditorText()
  const { no } = tools
  const origin = originOf(clause, template)
  const state = stateOf(clause, template)
  const isFixed = origin?.isFixed === true
  return (
    <li className={styles.clause} data-state={state}>
      <Row className={styles.clauseHead}>
        <span className={styles.no}>{t('clause.no', { no })}</span>
        <Input
          variant="borderless"
          className={styles.clauseTitle ?? ''}
          aria-label={t('clause.title', { no })}
          placeholder={t('clause.titleHint')}
          maxLength={100}
          readOnly={isFixed}
          value={textOf(clause['title'])}
          onChange={({ target }) => change({ ...clause, title: target.value })}
        />
        {isFixed && (
          <Tag icon={<LockOutlined aria-hidden />} className={styles.tag ?? ''}>
            {t('clause.fixed')}
          </Tag>
        )}
        {template.length > 0 && (
          <span className={styles.tag}>
            <Status color={colors[state]}>{t(`clause.${state}`)}</Status>
          </span>
        )}
        <Tools {...tools} isFixed={isFixed} />
      </Row>
      <div className={styles.clauseBody} data-compared={state === 'changed' && !isFixed}>
        <Input.TextArea
          aria-label={t('clause.text', { no })}
          placeholder={t('clause.textHint')}
          autoSize={{ minRows: 2, maxRows: 14 }}
          maxLength={maxText}
          readOnly={isFixed}
          {...(problem !== undefined && { status: 'error' as const })}
          value={textOf(clause['text'])}
          onChange={({ target }) => change({ ...clause, text: target.value })}
        />
        {state === 'changed' && origin && (
          <Against clause={clause} origin={origin} restore={() => change({ ...clause, ...lineOf(origin) })} />
        )}
      </div>
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </li>
  )
}
