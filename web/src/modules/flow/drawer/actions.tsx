import { Checkbox, Switch } from 'antd'
import type { ReactNode } from 'react'
import { actionNames, type ActionName, type PeopleNode } from '@srm/flow/tree/node'
import styles from './drawer.module.css'
import { MoneyField } from './number.tsx'
import { Choice, Row, Section, Toggle } from './parts.tsx'
import { useText } from './drawer.texts.ts'

type Props = { readonly node: PeopleNode; readonly change: (next: PeopleNode) => void }

const spoken = ['approve', 'reject', 'return'] as const
const spokenOf = (action: ActionName) => spoken.find((one) => one === action)
const signerRejects = ['advice', 'rejects'] as const

const without = <V,>(list: readonly V[], value: V): V[] => list.filter((one) => one !== value)

const withPassword = (node: PeopleNode, amount: string | undefined): PeopleNode => {
  const { passwordAbove: _, ...rest } = node
  return amount === undefined ? rest : { ...rest, passwordAbove: amount }
}

const ActionLine = ({ node, change, action }: Props & { readonly action: ActionName }): ReactNode => {
  const t = useText()
  const name = t(`action.${action}`)
  const words = spokenOf(action)
  const on = !node.off.includes(action)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Switch
          size="small"
          aria-label={t('action.offer', { name })}
          checked={on}
          onChange={(next) =>
            change({ ...node, off: next ? without(node.off, action) : [...without(node.off, action), action] })
          }
        />
      </td>
      <td>
        {words && (
          <Checkbox
            aria-label={t('action.words', { name })}
            disabled={!on}
            checked={node.opinion.includes(words)}
            onChange={({ target }) =>
              change({
                ...node,
                opinion: target.checked ? [...without(node.opinion, words), words] : without(node.opinion, words),
              })
            }
          />
        )}
      </td>
    </tr>
  )
}

/** Which buttons are there, and what has to be said or signed with them. */
export const ActionsPart = ({ node, change }: Props): ReactNode => {
  const t = useText()
  const offered = node.type === 'handle' ? without(actionNames, 'reject') : actionNames
  return (
    <>
      <Section title={t('actions')} hint={t('actions.hint')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('action')}</th>
              <th scope="col">{t('offered')}</th>
              <th scope="col">{t('wordsRequired')}</th>
            </tr>
          </thead>
          <tbody>
            {offered.map((action) => (
              <ActionLine key={action} node={node} change={change} action={action} />
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={t('signing')}>
        <Toggle
          label={t('signature')}
          hint={t('signature.hint')}
          checked={node.signature}
          change={(signature) => change({ ...node, signature })}
        />
        <Toggle
          label={t('passwordAbove')}
          hint={t('passwordAbove.hint')}
          checked={node.passwordAbove !== undefined}
          change={(on) => change(withPassword(node, on ? '50000' : undefined))}
        />
        {node.passwordAbove !== undefined && (
          <Row label={t('passwordAbove.amount')}>
            <MoneyField
              label={t('passwordAbove.amount')}
              value={node.passwordAbove}
              change={(amount) => change(withPassword(node, amount || '0'))}
            />
          </Row>
        )}
        <Row label={t('signerReject')}>
          <Choice
            label={t('signerReject')}
            value={node.signerReject}
            options={signerRejects}
            word={(value) => t(`signerReject.${value}`)}
            change={(signerReject) => change({ ...node, signerReject })}
          />
        </Row>
      </Section>
    </>
  )
}
