// In the report: a transition, clicked in the picture or in the table, leaves only the paths that take it.
for (const section of document.querySelectorAll('section[data-chart]')) {
  const said = section.querySelector('.chosen-edge');
  const paths = [...section.querySelectorAll('.paths > li')];
  const showAll = section.querySelector('[data-all]');

  const choose = (edges, words) => {
    const takes = (path) => JSON.parse(path.dataset.edges).some((edge) => edges.includes(edge));
    for (const path of paths) path.hidden = edges.length > 0 && !takes(path);
    for (const line of section.querySelectorAll('.edge')) line.classList.toggle('chosen', line.dataset.words === words);
    const shown = paths.filter((path) => !path.hidden).length;
    said.textContent = edges.length === 0 ? '' : `${words}: ${shown} of ${paths.length} paths`;
    showAll.hidden = edges.length === 0;
    if (edges.length > 0) section.querySelector('details.all-paths').open = true;
  };

  const listen = (element, edges, words) => {
    element.dataset.words = words;
    element.addEventListener('click', () => choose(edges, words));
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(edges, words);
    });
  };

  const lines = JSON.parse(section.querySelector('script[type="application/json"]').textContent);
  for (const [id, edges] of Object.entries(lines)) {
    const line = document.getElementById(id);
    if (!line) continue;
    line.setAttribute('tabindex', '0');
    line.setAttribute('role', 'button');
    line.setAttribute('aria-label', edges.join(', '));
    listen(line, edges, edges.join(', '));
  }
  for (const button of section.querySelectorAll('button[data-edge]'))
    listen(button, [button.dataset.edge], button.dataset.edge);
  showAll.addEventListener('click', () => choose([], ''));
}
