// Generated from schemas/config/permission-profile.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"read":{"type":"array","items":{"type":"string","maxLength":4096,"pattern":"^[^:\\x00-\\x1f]+(:/[^:/\\x00-\\x1f][^:\\x00-\\x1f]*)?$","x-form":"a path, or a path, a colon and an absolute path in the container"},"x-list":{"type":"set"}},"write":{"type":"array","items":{"type":"string","maxLength":4096,"pattern":"^[^:\\x00-\\x1f]+(:/[^:/\\x00-\\x1f][^:\\x00-\\x1f]*)?$","x-form":"a path, or a path, a colon and an absolute path in the container"},"x-list":{"type":"set"}},"network":{"$ref":"../shared/workload/network-permissions.json"},"privileged":{"type":"boolean"}}};
const pattern0 = new RegExp("^[^:\\x00-\\x1f]+(:/[^:/\\x00-\\x1f][^:\\x00-\\x1f]*)?$", "u");
const schema1 = {"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string"},"outbound":{"type":"object","additionalProperties":false,"properties":{"insecureAllowAll":{"type":"boolean"},"allowHost":{"type":"array","items":{"type":"string","maxLength":253,"pattern":"^(\\.?[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$","x-form":"a host, an address or .domain (without scheme, port, path and *)"},"x-list":{"type":"set"}},"allowPort":{"type":"array","items":{"minimum":1,"maximum":65535,"type":"integer"},"x-list":{"type":"set"}}}},"inbound":{"type":"object","additionalProperties":false,"properties":{"allowHost":{"type":"array","items":{"type":"string","maxLength":253,"pattern":"^(\\.?[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$","x-form":"a host, an address or .domain (without scheme, port, path and *)"},"x-list":{"type":"set"}}}}}};
const pattern1 = new RegExp("^(\\.?[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "outbound")) || (key0 === "inbound"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema1.properties.mode.type,parentSchema:schema1.properties.mode,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.outbound !== undefined){
let data1 = data.outbound;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((key1 === "insecureAllowAll") || (key1 === "allowHost")) || (key1 === "allowPort"))){
const err2 = {instancePath:instancePath+"/outbound",schemaPath:"#/properties/outbound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1.properties.outbound,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.insecureAllowAll !== undefined){
let data2 = data1.insecureAllowAll;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/outbound/insecureAllowAll",schemaPath:"#/properties/outbound/properties/insecureAllowAll/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.outbound.properties.insecureAllowAll.type,parentSchema:schema1.properties.outbound.properties.insecureAllowAll,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.allowHost !== undefined){
let data3 = data1.allowHost;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(isLonger(data4, 253)){
const err4 = {instancePath:instancePath+"/outbound/allowHost/" + i0,schemaPath:"#/properties/outbound/properties/allowHost/items/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema1.properties.outbound.properties.allowHost.items,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data4)){
const err5 = {instancePath:instancePath+"/outbound/allowHost/" + i0,schemaPath:"#/properties/outbound/properties/allowHost/items/pattern",keyword:"pattern",params:{ pattern: "the form of a host, an address or .domain (without scheme, port, path and *)" },schema:"^(\\.?[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$",parentSchema:schema1.properties.outbound.properties.allowHost.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/outbound/allowHost/" + i0,schemaPath:"#/properties/outbound/properties/allowHost/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.outbound.properties.allowHost.items.type,parentSchema:schema1.properties.outbound.properties.allowHost.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let twice0;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err7 = {instancePath:instancePath+"/outbound/allowHost",schemaPath:"#/properties/outbound/properties/allowHost/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema1.properties.outbound.properties.allowHost["x-list"],parentSchema:schema1.properties.outbound.properties.allowHost,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/outbound/allowHost",schemaPath:"#/properties/outbound/properties/allowHost/type",keyword:"type",params:{type: "array"},schema:schema1.properties.outbound.properties.allowHost.type,parentSchema:schema1.properties.outbound.properties.allowHost,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.allowPort !== undefined){
let data5 = data1.allowPort;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/outbound/allowPort/" + i1,schemaPath:"#/properties/outbound/properties/allowPort/items/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.outbound.properties.allowPort.items.type,parentSchema:schema1.properties.outbound.properties.allowPort.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 65535 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/outbound/allowPort/" + i1,schemaPath:"#/properties/outbound/properties/allowPort/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema1.properties.outbound.properties.allowPort.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/outbound/allowPort/" + i1,schemaPath:"#/properties/outbound/properties/allowPort/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.outbound.properties.allowPort.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
let twice1;
if (data5.length > 1) { const seen = new Map(); data5.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err12 = {instancePath:instancePath+"/outbound/allowPort",schemaPath:"#/properties/outbound/properties/allowPort/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema1.properties.outbound.properties.allowPort["x-list"],parentSchema:schema1.properties.outbound.properties.allowPort,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/outbound/allowPort",schemaPath:"#/properties/outbound/properties/allowPort/type",keyword:"type",params:{type: "array"},schema:schema1.properties.outbound.properties.allowPort.type,parentSchema:schema1.properties.outbound.properties.allowPort,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/outbound",schemaPath:"#/properties/outbound/type",keyword:"type",params:{type: "object"},schema:schema1.properties.outbound.type,parentSchema:schema1.properties.outbound,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.inbound !== undefined){
let data7 = data.inbound;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(key2 === "allowHost")){
const err15 = {instancePath:instancePath+"/inbound",schemaPath:"#/properties/inbound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1.properties.inbound,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.allowHost !== undefined){
let data8 = data7.allowHost;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(isLonger(data9, 253)){
const err16 = {instancePath:instancePath+"/inbound/allowHost/" + i2,schemaPath:"#/properties/inbound/properties/allowHost/items/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema1.properties.inbound.properties.allowHost.items,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data9)){
const err17 = {instancePath:instancePath+"/inbound/allowHost/" + i2,schemaPath:"#/properties/inbound/properties/allowHost/items/pattern",keyword:"pattern",params:{ pattern: "the form of a host, an address or .domain (without scheme, port, path and *)" },schema:"^(\\.?[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)$",parentSchema:schema1.properties.inbound.properties.allowHost.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/inbound/allowHost/" + i2,schemaPath:"#/properties/inbound/properties/allowHost/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.inbound.properties.allowHost.items.type,parentSchema:schema1.properties.inbound.properties.allowHost.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let twice2;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err19 = {instancePath:instancePath+"/inbound/allowHost",schemaPath:"#/properties/inbound/properties/allowHost/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema1.properties.inbound.properties.allowHost["x-list"],parentSchema:schema1.properties.inbound.properties.allowHost,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/inbound/allowHost",schemaPath:"#/properties/inbound/properties/allowHost/type",keyword:"type",params:{type: "array"},schema:schema1.properties.inbound.properties.allowHost.type,parentSchema:schema1.properties.inbound.properties.allowHost,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/inbound",schemaPath:"#/properties/inbound/type",keyword:"type",params:{type: "object"},schema:schema1.properties.inbound.type,parentSchema:schema1.properties.inbound,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "read")) || (key0 === "write")) || (key0 === "network")) || (key0 === "privileged"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.read !== undefined){
let data1 = data.read;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isLonger(data2, 4096)){
const err3 = {instancePath:instancePath+"/read/" + i0,schemaPath:"#/properties/read/items/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema0.properties.read.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data2)){
const err4 = {instancePath:instancePath+"/read/" + i0,schemaPath:"#/properties/read/items/pattern",keyword:"pattern",params:{ pattern: "the form of a path, or a path, a colon and an absolute path in the container" },schema:"^[^:\\x00-\\x1f]+(:/[^:/\\x00-\\x1f][^:\\x00-\\x1f]*)?$",parentSchema:schema0.properties.read.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/read/" + i0,schemaPath:"#/properties/read/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.read.items.type,parentSchema:schema0.properties.read.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let twice0;
if (data1.length > 1) { const seen = new Map(); data1.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err6 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.read["x-list"],parentSchema:schema0.properties.read,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "array"},schema:schema0.properties.read.type,parentSchema:schema0.properties.read,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.write !== undefined){
let data3 = data.write;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(isLonger(data4, 4096)){
const err8 = {instancePath:instancePath+"/write/" + i1,schemaPath:"#/properties/write/items/maxLength",keyword:"maxLength",params:{limit: 4096},schema:4096,parentSchema:schema0.properties.write.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data4)){
const err9 = {instancePath:instancePath+"/write/" + i1,schemaPath:"#/properties/write/items/pattern",keyword:"pattern",params:{ pattern: "the form of a path, or a path, a colon and an absolute path in the container" },schema:"^[^:\\x00-\\x1f]+(:/[^:/\\x00-\\x1f][^:\\x00-\\x1f]*)?$",parentSchema:schema0.properties.write.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/write/" + i1,schemaPath:"#/properties/write/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.write.items.type,parentSchema:schema0.properties.write.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let twice1;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err11 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.write["x-list"],parentSchema:schema0.properties.write,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/type",keyword:"type",params:{type: "array"},schema:schema0.properties.write.type,parentSchema:schema0.properties.write,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.network !== undefined){
if(!(validate1(data.network, instancePath+"/network"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.privileged !== undefined){
let data6 = data.privileged;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/privileged",schemaPath:"#/properties/privileged/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.privileged.type,parentSchema:schema0.properties.privileged,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

