/**
 * The one script. Everything works without it; it adds buttons that copy, turns the sections of the clients into tabs that
 * remember the reader's choice, and narrows a list while somebody types. It asks for nothing over the network.
 */
export const pageScript = `(() => {
  'use strict';
  const live = document.getElementById('live');
  const say = (text) => {
    live.textContent = '';
    requestAnimationFrame(() => { live.textContent = text; });
  };

  const copyText = async (text, element) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      getSelection().selectAllChildren(element);
      return document.execCommand('copy');
    }
  };
  for (const snippet of document.querySelectorAll('.snippet')) {
    const code = snippet.querySelector('code');
    const caption = snippet.querySelector('.caption');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy: ' + caption.textContent.trim());
    button.addEventListener('click', async () => {
      const done = await copyText(code.textContent, code);
      button.textContent = done ? 'Copied' : 'Selected';
      say(done ? 'Copied to the clipboard' : 'Selected: copy it with the keyboard');
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
    caption.append(button);
  }

  const choice = {
    read() { try { return localStorage.getItem('client'); } catch { return null; } },
    write(client) { try { localStorage.setItem('client', client); } catch { /* not kept, then */ } },
  };
  const groups = [];
  for (const clients of document.querySelectorAll('.clients')) {
    const panels = [...clients.querySelectorAll('.client')];
    const list = document.createElement('div');
    list.className = 'tabs';
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', 'Client');
    const tabs = panels.map((panel) => {
      const heading = panel.querySelector('h4');
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.id = panel.id + '-tab';
      tab.textContent = heading.textContent;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      heading.classList.add('unseen');
      tab.addEventListener('click', () => choose(tab.textContent));
      list.append(tab);
      return tab;
    });
    list.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = tabs.indexOf(document.activeElement);
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1
        : step === undefined ? -1 : (at + step + tabs.length) % tabs.length;
      if (next < 0) return;
      event.preventDefault();
      choose(tabs[next].textContent);
      tabs[next].focus();
    });
    clients.prepend(list);
    groups.push({ tabs, panels });
  }
  const select = (client) => {
    for (const { tabs, panels } of groups) {
      const found = Math.max(0, tabs.findIndex((tab) => tab.textContent === client));
      tabs.forEach((tab, index) => {
        tab.setAttribute('aria-selected', String(index === found));
        tab.tabIndex = index === found ? 0 : -1;
        panels[index].hidden = index !== found;
      });
    }
  };
  const choose = (client) => {
    select(client);
    choice.write(client);
  };
  // Without a choice each way shows its first client, which can use it.
  select(choice.read());

  const search = document.querySelector('input[type="search"]');
  const cards = [...document.querySelectorAll('.cards > li')];
  if (search !== null && cards.length > 0) {
    search.addEventListener('input', () => {
      const wanted = search.value.trim().toLowerCase();
      let shown = 0;
      for (const card of cards) {
        card.hidden = !card.textContent.toLowerCase().includes(wanted);
        if (!card.hidden) shown += 1;
      }
      say(shown + ' of ' + cards.length + ' on this page. Press Enter to search everything.');
    });
  }
})();
`;
