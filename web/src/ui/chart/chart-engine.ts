import { BarChart, FunnelChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, LegendScrollComponent, TooltipComponent } from 'echarts/components'
import { getInstanceByDom, init, use as register, type ECharts } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

register([
  BarChart,
  LineChart,
  PieChart,
  FunnelChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  LegendScrollComponent,
  TooltipComponent,
  CanvasRenderer,
])

/** A page that is hidden and shown again finds its chart where it left it. */
export const chartOn = (node: HTMLDivElement): ECharts => getInstanceByDom(node) ?? init(node)

/** Waits a moment: a hidden page gives its node back, a closed one does not. */
export const dispose = (node: HTMLDivElement): void => {
  setTimeout(() => {
    if (!node.isConnected) getInstanceByDom(node)?.dispose()
  })
}
