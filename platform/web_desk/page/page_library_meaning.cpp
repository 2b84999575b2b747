#include "platform/web_desk/page/page_library.h"

namespace offhand::platform::web_desk {
namespace {

/// By what was said of a node when it was read (NodeMeaning), the element that says it now. Names are those of simple
/// elements: where a name comes about otherwise, none is found, and the node counts as gone.
constexpr const char* meaning_part = R"js(
  const squeezed = text => (text ?? '').trim().replace(/\s+/g, ' ');
  const same_text = (one, other) => squeezed(one).toLowerCase() === squeezed(other).toLowerCase();
  const written_name = element => {
    const by = element.getAttribute('aria-labelledby');
    if (by) return by.split(/\s+/).map(id => element.getRootNode().getElementById?.(id)?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') ?? '';
  };
  const is_named = (element, name) => {
    const written = written_name(element);
    if (squeezed(written)) return same_text(written, name);
    const labels = [...(element.labels ?? [])];
    if (labels.length) return same_text(labels.map(each => each.textContent).join(' '), name);
    if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type)) return same_text(element.value, name);
    if (element.alt) return same_text(element.alt, name);
    const holds_value = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
    if (!holds_value && squeezed(element.textContent)) return same_text(element.textContent, name) || same_text(element.innerText, name);
    return same_text(element.title || element.placeholder, name);
  };
  const elements_of_role = {button: 'button,input[type=button],input[type=submit],input[type=reset],input[type=image],summary',
    link: 'a[href],area[href]', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]', textbox: 'input,textarea,[contenteditable]',
    searchbox: 'input[type=search]', combobox: 'select,input[list]', option: 'option', slider: 'input[type=range]',
    spinbutton: 'input[type=number]', listitem: 'li', row: 'tr', cell: 'td', columnheader: 'th'};
  const holders = {LI: 'listitem', TR: 'row', DIALOG: 'dialog'};
  const is_holder = element => /^(listitem|row|treeitem|dialog|alertdialog)$/.test(role_of(element) || holders[element.tagName]);
  const around = (element, is_it) => {
    for (let at = element; at; at = at.parentElement ?? at.getRootNode().host ?? null) if (is_it(at)) return at;
    return null;
  };
  // As the tree has it: what shows, and blanks apart.
  const text_in = element => {
    let text = '';
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && text.length < 4000; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (holder && holder.checkVisibility({checkVisibilityCSS: true}) && !holder.closest('textarea,[aria-hidden=true]')) text += node.data;
    }
    return text.replace(/[ \n\t\r]+/g, '').toLowerCase();
  };
  const says = (element, meant) => {
    const own_role = role_of(element);
    if (own_role && own_role !== meant.role) return false;
    if (!is_named(element, meant.name)) return false;
    const item = around(element, is_holder);
    if ((item ? text_in(item) : '') !== meant.around.toLowerCase()) return false;
    const dialog = around(element, at => /^(alert)?dialog$/.test(role_of(at) || holders[at.tagName]));
    return same_text(dialog ? written_name(dialog) : '', meant.dialog);
  };
  // Of such a one the library knows as much as the browser's own tree: it is what it was, and nothing around it changes
  // what it is.
  const is_simple = (element, role) => {
    const native = {button: 'button,input[type=button],input[type=submit],input[type=reset]', link: 'a[href]',
      checkbox: 'input[type=checkbox]', radio: 'input[type=radio]'}[role];
    if (!native || !element.matches(native) || element.indeterminate) return false;
    for (const name of element.getAttributeNames())
      if ((name.startsWith('aria-') && !/^aria-(label|labelledby|describedby|description)$/.test(name)) || /^(role|popovertarget|commandfor|interestfor)$/.test(name)) return false;
    if (element.closest('[inert],[aria-hidden=true],[aria-disabled=true],[contenteditable]')) return false;
    const over = document.querySelector(':modal');
    return (!over || within(over, element)) && element.checkVisibility({checkVisibilityCSS: true});
  };
  // None where several do: which of them was meant nobody knows.
  const successor = meant => {
    const native = elements_of_role[meant.role];
    const selector = `[role~="${CSS.escape(meant.role)}"]` + (native ? ',' + native : '');
    let found = null;
    for (const root of roots) {
      for (const element of root.querySelectorAll(selector)) {
        if (!says(element, meant) || !element.checkVisibility({checkVisibilityCSS: true})) continue;
        if (found) return null;
        found = element;
      }
    }
    return found;
  };
  // The node that is meant; null where it is gone and nothing took its place.
  const meant_one = (node, meant) => {
    const stays = node?.isConnected;
    if (!meant || (stays && !meant.is_item)) return stays ? node : null;
    if (stays && says(element_of(node), meant)) return node;
    return successor(meant) ?? (stays ? node : null);
  };
  // A page that takes a list away to bring it back anew has done so a moment later.
  const patience_ms = 200;
  const awaited = (meant, then) => new Promise(resolve => {
    const watched_roots = [...roots];
    const finish = found => { observer.disconnect(); clearTimeout(timer); resolve(then(found)); };
    const observer = new MutationObserver(() => { const found = successor(meant); if (found) finish(found); });
    const timer = setTimeout(() => finish(null), patience_ms);
    for (const root of watched_roots) observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
  });
)js";

}  // namespace

/// Those of is_simple above.
bool library_may_suffice(Role role) {
  return role == Role::button || role == Role::link || role == Role::checkbox || role == Role::radio;
}

std::string page_library_meaning() { return meaning_part; }

}  // namespace offhand::platform::web_desk
