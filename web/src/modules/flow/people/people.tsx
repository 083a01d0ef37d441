import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import type { Strategy } from '@srm/flow/tree/approver'
import { Stack } from '@/ui/layout.tsx'
import { freshStrategy, offeredBy } from '../drawer/fresh.ts'
import type { DrawerContext } from '../drawer/drawer.model.ts'
import styles from '../drawer/drawer.module.css'
import { StrategyParts } from './strategy.tsx'
import { useText } from '../drawer/drawer.texts.ts'

type Props = {
  readonly strategies: readonly Strategy[]
  readonly around: DrawerContext
  readonly change: (next: Strategy[]) => void
  readonly add: string
}

const most = 10

type OneProps = Omit<Props, 'add'> & { readonly at: number; readonly strategy: Strategy }

const One = ({ strategies, strategy, at, around, change }: OneProps): ReactNode => {
  const t = useText()
  const name = t(`by.${strategy.by}`)
  const others = strategies.filter((_, place) => place !== at)
  const button = (label: string, icon: ReactNode, disabled: boolean, act: () => void): ReactNode => (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${name}`}
      title={label}
      icon={icon}
      disabled={disabled}
      onClick={act}
    />
  )
  return (
    <Stack as="li" gap={10} className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{name}</span>
        {button(t('up'), <ArrowUpOutlined aria-hidden />, at === 0, () =>
          change(others.toSpliced(at - 1, 0, strategy)),
        )}
        {button(t('down'), <ArrowDownOutlined aria-hidden />, at === strategies.length - 1, () =>
          change(others.toSpliced(at + 1, 0, strategy)),
        )}
        {button(t('remove'), <DeleteOutlined aria-hidden />, false, () => change(others))}
      </div>
      <p className={styles.hint}>{t(`byHint.${strategy.by}`)}</p>
      <StrategyParts
        strategy={strategy}
        around={around}
        change={(next) => change(strategies.map((one, place) => (place === at ? next : one)))}
      />
    </Stack>
  )
}

/** Ways of finding people; whoever any of them finds is asked, in this order. */
export const PeopleList = ({ strategies, around, change, add }: Props): ReactNode => {
  const t = useText()
  const line = (strategy: Strategy, at: number): ReactNode => (
    <One
      key={`${strategy.by}${String(at)}`}
      strategies={strategies}
      strategy={strategy}
      at={at}
      around={around}
      change={change}
    />
  )
  return (
    <>
      {strategies.length > 0 && <Stack as="ol">{strategies.map(line)}</Stack>}
      <Dropdown
        trigger={['click']}
        menu={{
          items: offeredBy(around).map((by) => ({
            key: by,
            label: t(`by.${by}`),
            onClick: () => change([...strategies, freshStrategy(by, around)]),
          })),
        }}
      >
        <Button block type="dashed" icon={<PlusOutlined aria-hidden />} disabled={strategies.length >= most}>
          {add}
        </Button>
      </Dropdown>
    </>
  )
}
