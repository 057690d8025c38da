import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  it('are counters by their labels', () => {
    const metrics = createMetrics();
    metrics.count('litfass_requests_total', { route: 'front', status: 200 });
    metrics.count('litfass_requests_total', { route: 'front', status: 200 });
    metrics.count('litfass_requests_total', { route: 'front', status: 404 });
    metrics.count('litfass_bytes_total', {}, 12);
    expect(metrics.text().split('\n')).toEqual([
      '# TYPE litfass_requests_total counter',
      'litfass_requests_total{route="front",status="200"} 2',
      'litfass_requests_total{route="front",status="404"} 1',
      '# TYPE litfass_bytes_total counter',
      'litfass_bytes_total 12',
      '',
    ]);
  });

  it('and gauges, read when somebody asks', () => {
    const metrics = createMetrics();
    let pages = 1;
    metrics.gauge('litfass_page_cache_pages', () => pages);
    expect(metrics.text()).toContain('litfass_page_cache_pages 1\n');
    pages = 2;
    expect(metrics.text()).toBe('# TYPE litfass_page_cache_pages gauge\nlitfass_page_cache_pages 2\n');
  });

  it('stay one line each, whatever a label says', () => {
    const metrics = createMetrics();
    metrics.count('litfass_odd_total', { route: 'a"b\\c\nd' });
    expect(metrics.text()).toContain('litfass_odd_total{route="a_b_c_d"} 1\n');
  });
});
