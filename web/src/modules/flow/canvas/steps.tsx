import { HistoryOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Dropdown, type ButtonProps } from 'antd'
import { useState, type ReactNode } from 'react'
import type { History } from '@srm/flow/edit/history'
import { undo, redo, travel, useDesigner, useDesigningSoon } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'

/** A button of the toolbar that is only a picture. */
export const Tool = ({ label, ...rest }: ButtonProps & { readonly label: string }): ReactNode => (
  <Button type="text" aria-label={label} title={label} {...rest} />
)

type Step = { readonly by: number; readonly name: string }

/** From the newest to the oldest, what was taken back above; `by` is how far it is from here. */
const stepsOf = ({ past, future }: History, beginning: string): readonly Step[] => [
  ...future.map(({ name }, at) => ({ by: at + 1, name })).toReversed(),
  ...past.map(({ name }, at) => ({ by: at + 1 - past.length, name })).toReversed(),
  { by: -past.length, name: beginning },
]

/** Every step by its name; a click leads to the flow as it was after it. Put together when it is asked for. */
const StepList = (): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const none = useDesigningSoon(({ history: { past, future } }) => past.length + future.length === 0)
  const [steps, setSteps] = useState<readonly Step[]>([])
  return (
    <Dropdown
      trigger={['click']}
      open={steps.length > 0}
      onOpenChange={(open) => setSteps(open ? stepsOf(store.getState().history, t('steps.first')) : [])}
      menu={{
        items: steps.map(({ by, name }) => ({ key: String(by), label: name, disabled: by === 0 })),
        selectedKeys: ['0'],
        onClick: ({ key }) => {
          setSteps([])
          travel(store, Number(key))
        },
        style: { maxHeight: 420, overflow: 'auto' },
      }}
    >
      <Tool label={t('steps')} icon={<HistoryOutlined aria-hidden />} disabled={none} />
    </Dropdown>
  )
}

/** Drawn after the cards: what was changed is to be seen first. */
export const Undoing = (): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const last = useDesigningSoon(({ history }) => history.past.at(-1)?.name)
  const next = useDesigningSoon(({ history }) => history.future[0]?.name)
  return (
    <>
      <Tool
        label={last === undefined ? t('undo') : t('undoStep', { name: last })}
        icon={<UndoOutlined aria-hidden />}
        disabled={last === undefined}
        onClick={() => undo(store)}
      />
      <Tool
        label={next === undefined ? t('redo') : t('redoStep', { name: next })}
        icon={<RedoOutlined aria-hidden />}
        disabled={next === undefined}
        onClick={() => redo(store)}
      />
      <StepList />
    </>
  )
}
