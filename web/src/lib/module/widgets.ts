import type { Widget } from './module.ts'

const widgets = new Map<string, Widget>()

/** Modules say what they can show on the home page; the page itself knows none of them. */
export const placeWidget = (widget: Widget): void => void widgets.set(widget.type, widget)

export const allWidgets = (): readonly Widget[] => [...widgets.values()]
