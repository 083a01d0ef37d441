import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Condition, Rule } from '@srm/flow/tree/condition'
import { Stack } from '@/ui/layout.tsx'
import styles from './condition.module.css'
import { useDraft } from '../drawer/draft.ts'
import { noCatalog, type CatalogField, type MaybeCatalog } from '../drawer/drawer.model.ts'
import parts from '../drawer/drawer.module.css'
import { Choice } from '../drawer/parts.tsx'
import { RuleLine } from './rule.tsx'
import { firstRule, isWhole, isWholeCondition } from './rules.ts'
import { useText } from '../drawer/drawer.texts.ts'
import { conditionWords } from '../drawer/words.ts'

const matches = ['anyOfAll', 'allOfAny'] as const
const most = 20

const replaced = <V,>(list: readonly V[], at: number, value: V): V[] =>
  list.map((one, place) => (place === at ? value : one))
const removed = <V,>(list: readonly V[], at: number): V[] => list.filter((_, place) => place !== at)

type GroupProps = {
  readonly group: readonly Rule[]
  readonly number: number
  readonly match: Condition['match']
  readonly fields: readonly CatalogField[]
  readonly first: CatalogField
  readonly change: (next: Rule[]) => void
  readonly remove: (() => void) | undefined
}

const Group = ({ group, number, match, fields, first, change, remove }: GroupProps): ReactNode => {
  const t = useText()
  const name = t('group', { number })
  const line = (rule: Rule, at: number): ReactNode => (
    <li key={String(at)} className={styles.ruleItem}>
      {at > 0 && <span className={styles.joint}>{t(match === 'anyOfAll' ? 'and' : 'or')}</span>}
      <Stack gap={4} className={styles.ruleBody}>
        <RuleLine rule={rule} fields={fields} change={(next) => change(replaced(group, at, next))} />
        {!isWhole(rule) && (
          <span role="alert" className={parts.error}>
            {t('need.value')}
          </span>
        )}
      </Stack>
      <Button
        type="text"
        size="small"
        aria-label={t('rule.remove', { number: at + 1, group: number })}
        title={t('remove')}
        icon={<DeleteOutlined aria-hidden />}
        disabled={group.length === 1}
        onClick={() => change(removed(group, at))}
      />
    </li>
  )
  return (
    <Stack as="section" gap={10} className={parts.item} aria-label={name}>
      <div className={parts.itemHead}>
        <span className={parts.itemName}>{name}</span>
        {remove && (
          <Button type="text" size="small" aria-label={`${t('remove')} ${name}`} onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      <Stack as="ol">{group.map(line)}</Stack>
      <Button
        type="link"
        size="small"
        className={styles.add ?? ''}
        icon={<PlusOutlined aria-hidden />}
        disabled={group.length >= most}
        onClick={() => change([...group, firstRule(first)])}
      >
        {t('rule.add')}
      </Button>
    </Stack>
  )
}

type Props = {
  readonly condition: Condition | null
  readonly catalog: MaybeCatalog
  readonly change: (next: Condition) => void
}

/** Only a condition all of whose rules are complete is handed on: half of one would mean something else. */
const whole = (draft: Condition | null, last: Condition | null): Condition | null =>
  draft && isWholeCondition(draft) ? draft : last

/** Groups of rules: one group suffices and needs all its rules, or the other way round. */
export const ConditionEditor = ({ condition, catalog, change }: Props): ReactNode => {
  const t = useText()
  const { fields } = catalog ?? noCatalog
  const [draft, edit] = useDraft(condition, whole, (next) => next && change(next))
  // A question that is already complete would not be handed on until something in it is changed.
  const first = fields.find((field) => !isWhole(firstRule(field))) ?? fields[0]
  if (!first) return <p className={parts.hint}>{t('condition.noFields')}</p>
  const shown: Condition = draft ?? { match: 'anyOfAll', groups: [[firstRule(first)]] }
  const { match, groups } = shown
  const set = (next: readonly Rule[][]): void => edit({ match, groups: [...next] })
  const part = (group: Rule[], at: number): ReactNode => (
    <Stack key={String(at)}>
      {at > 0 && <span className={styles.joint}>{t(match === 'anyOfAll' ? 'or' : 'and')}</span>}
      <Group
        group={group}
        number={at + 1}
        match={match}
        fields={fields}
        first={first}
        change={(next) => set(replaced(groups, at, next))}
        remove={groups.length > 1 ? () => set(removed(groups, at)) : undefined}
      />
    </Stack>
  )
  return (
    <Stack>
      <Choice
        label={t('match')}
        value={match}
        options={matches}
        word={(one) => t(`match.${one}`)}
        change={(next) => edit({ ...shown, match: next })}
      />
      {groups.map(part)}
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={groups.length >= most}
        onClick={() => set([...groups, [firstRule(first)]])}
      >
        {t('group.add')}
      </Button>
      {isWholeCondition(shown) ? (
        <p className={styles.sentence}>{conditionWords(shown, catalog ?? noCatalog, t)}</p>
      ) : (
        <p className={parts.hint}>{t('condition.unfinished')}</p>
      )}
    </Stack>
  )
}
