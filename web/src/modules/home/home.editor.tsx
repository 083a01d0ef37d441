import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { home, type WidgetPlacement } from '@srm/api/home'
import { punctuation, useLabel } from '@/lib/i18n.ts'
import type { Widget } from '@/lib/module/module.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { State } from '@/ui/states.tsx'
import { Board } from './home.board.tsx'
import { added } from './home.grid.ts'
import styles from './home.module.css'
import { useHomeText } from './home.texts.ts'
import { EditorTools } from './home.tools.tsx'
import { keyStep, usePulling, type Pull } from './home.pulling.ts'

type GripProps = {
  readonly cell: WidgetPlacement
  readonly widget: Widget
  readonly pull: Pull
  readonly step: (next: (cells: readonly WidgetPlacement[]) => WidgetPlacement[]) => void
  readonly remove: () => void
}

const Grips = ({ cell, widget, pull, step, remove }: GripProps): ReactNode => {
  const t = useHomeText()
  const name = useLabel()(widget.title)
  const least = { w: widget.size.minW ?? 3, h: widget.size.minH ?? 3 }
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.grip ?? ''}
        icon={<HolderOutlined aria-hidden />}
        aria-label={`${t('move', { name })}${punctuation('comma')}${t('moveHint')}`}
        title={t('moveHint')}
        onPointerDown={(event) => pull.begin(event, cell, 'move', least)}
        onKeyDown={(event) => {
          const next = keyStep(event, cell, least)
          if (!next) return
          event.preventDefault()
          step(next)
        }}
      />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={remove}
      />
      <span
        aria-hidden
        className={styles.corner}
        title={t('size', { name })}
        onPointerDown={(event) => pull.begin(event, cell, 'size', least)}
      />
    </>
  )
}

type Props = {
  readonly initial: readonly WidgetPlacement[]
  readonly own: boolean
  readonly close: () => void
  readonly hello: (tools: ReactNode) => ReactNode
}

/** Arranging: by pointer, or by keys on the grip of each widget; nothing is kept before it is saved. */
export const Editor = ({ initial, own, close, hello }: Props): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  const grid = useRef<HTMLDivElement>(null)
  const [cells, setCells] = useState<readonly WidgetPlacement[]>(initial)
  const [told, setTold] = useState('')
  const pull = usePulling(grid, cells, setCells)
  const save = useMutate(home.setLayout, {
    done: () => {
      toast.success(t('saved'))
      close()
    },
  })
  const step = (
    cell: WidgetPlacement,
    name: string,
    next: (before: readonly WidgetPlacement[]) => WidgetPlacement[],
  ): void => {
    const after = next(cells)
    setCells(after)
    const at = after.find(({ type }) => type === cell.type) ?? cell
    setTold(t('placed', { name, row: at.y + 1, column: at.x + 1, w: at.w, h: at.h }))
  }
  const remove = (cell: WidgetPlacement, name: string): void => {
    setCells(cells.filter(({ type }) => type !== cell.type))
    setTold(t('removed', { name }))
  }
  return (
    <>
      {hello(
        <EditorTools
          cells={cells}
          own={own}
          busy={save.isPending}
          add={(widget) => setCells(added(cells, { type: widget.type, w: widget.size.w, h: widget.size.h }))}
          save={() => save.mutate({ body: { widgets: [...cells] } })}
          close={close}
        />,
      )}
      <output className={styles.told}>{told}</output>
      {cells.length === 0 && <State title={t('empty')} hint={t('empty.hint')} />}
      <Board
        cells={cells}
        grid={grid}
        tools={(cell, widget) => (
          <Grips
            cell={cell}
            widget={widget}
            pull={pull}
            step={(next) => step(cell, say(widget.title), next)}
            remove={() => remove(cell, say(widget.title))}
          />
        )}
      />
    </>
  )
}
