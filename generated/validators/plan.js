// Generated from schemas/config/plan.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["planVersion","workloads","externals","assumptions"],"properties":{"planVersion":{"type":"string","const":"v1"},"workloads":{"type":"array","items":{"$ref":"../shared/plan/plan-workload.json"},"x-list":{"type":"atomic"}},"externals":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","name","usedBy"],"properties":{"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"keys":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"usedBy":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}},"x-list":{"type":"atomic"}},"assumptions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["about","text"],"properties":{"about":{"type":"string"},"text":{"type":"string"}}},"x-list":{"type":"atomic"}}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["kind","name"],"properties":{"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"group":{"type":"string"},"runs":{"type":"string"},"objects":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"address":{"type":"object","additionalProperties":false,"required":["url","host","port","path","transport"],"properties":{"url":{"type":"string"},"host":{"type":"string"},"port":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"path":{"type":"string"},"transport":{"type":"string"}}},"replicas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"type":"string"},"count":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"resources":{"$ref":"../workload/resource-requirements.json"},"maxUnavailable":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"spread":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"shutdownDelay":{"type":"string"},"volume":{"type":"string"}}},"x-list":{"type":"atomic"}},"authentication":{"type":"object","additionalProperties":false,"required":["type","source"],"properties":{"type":{"type":"string","enum":["none","oidc"]},"issuer":{"type":"string"},"audience":{"type":"string"},"resource":{"type":"string"},"subject":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"source":{"type":"string"}}},"authServer":{"type":"object","additionalProperties":false,"required":["issuer","source"],"properties":{"issuer":{"type":"string"},"upstreams":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"storage":{"type":"string"},"source":{"type":"string"}}},"authorization":{"type":"object","additionalProperties":false,"required":["type","source"],"properties":{"type":{"type":"string","enum":["none","cedar","roles"]},"policies":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"claimsFrom":{"type":"string"},"source":{"type":"string"}}},"outgoing":{"$ref":"./plan-outgoing-auth.json"},"network":{"type":"object","additionalProperties":false,"required":["egress","source"],"properties":{"egress":{"type":"string","enum":["nothing","anywhere","ports"]},"ports":{"type":"array","items":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"x-list":{"type":"atomic"}},"hostsNotEnforced":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"source":{"type":"string"}}},"secrets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["secret","as","in"],"properties":{"secret":{"type":"string"},"key":{"type":"string"},"as":{"type":"string"},"in":{"type":"string"}}},"x-list":{"type":"atomic"}},"sessions":{"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string"},"address":{"type":"string"},"database":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"keyPrefix":{"type":"string"}}},"rateLimits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["of","tokens","per"],"properties":{"of":{"type":"string","enum":["all callers","each user"]},"tool":{"type":"string"},"tokens":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"per":{"type":"string"}}},"x-list":{"type":"atomic"}},"telemetry":{"type":"object","additionalProperties":false,"required":["traces","metrics","prometheus","source"],"properties":{"serviceName":{"type":"string"},"endpoint":{"type":"string"},"traces":{"type":"boolean"},"metrics":{"type":"boolean"},"prometheus":{"type":"boolean"},"source":{"type":"string"}}},"audit":{"type":"string"},"discovery":{"type":"string","enum":["inline","discovered"]},"backends":{"type":"array","items":{"$ref":"./plan-backend.json"},"x-list":{"type":"atomic"}},"tools":{"$ref":"./plan-tools.json"},"workflows":{"type":"array","items":{"$ref":"./plan-workflow.json"},"x-list":{"type":"atomic"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"limits":{"$ref":"./resource-list.json"},"requests":{"$ref":"./resource-list.json"}}};
const schema3 = {"type":"object","additionalProperties":false,"properties":{"cpu":{"$ref":"../value/quantity.json"},"memory":{"$ref":"../value/quantity.json"}}};
const schema4 = {"type":"string","x-language":"quantity","pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","maxLength":64,"examples":["500m","128Mi"]};
const pattern0 = new RegExp("^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema4,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "cpu") || (key0 === "memory"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cpu !== undefined){
if(!(validate1(data.cpu, instancePath+"/cpu"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.memory !== undefined){
if(!(validate1(data.memory, instancePath+"/memory"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "limits") || (key0 === "requests"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limits !== undefined){
if(!(validate2(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.requests !== undefined){
if(!(validate2(data.requests, instancePath+"/requests"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"required":["strategy","source"],"properties":{"strategy":{"type":"string","enum":["none","header","token exchange","upstream token","AWS role"]},"header":{"type":"string"},"tokenUrl":{"type":"string"},"audience":{"type":"string"},"clientId":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"provider":{"type":"string"},"region":{"type":"string"},"roles":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"secret":{"type":"string"},"headers":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"source":{"type":"string"}}};

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strategy"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.strategy !== undefined){
let data0 = data.strategy;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},schema:schema5.properties.strategy.type,parentSchema:schema5.properties.strategy,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data0 === "none") || (data0 === "header")) || (data0 === "token exchange")) || (data0 === "upstream token")) || (data0 === "AWS role"))){
const err4 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/enum",keyword:"enum",params:{allowedValues: schema5.properties.strategy.enum},schema:schema5.properties.strategy.enum,parentSchema:schema5.properties.strategy,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data1 = data.header;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "string"},schema:schema5.properties.header.type,parentSchema:schema5.properties.header,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tokenUrl !== undefined){
let data2 = data.tokenUrl;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/tokenUrl",schemaPath:"#/properties/tokenUrl/type",keyword:"type",params:{type: "string"},schema:schema5.properties.tokenUrl.type,parentSchema:schema5.properties.tokenUrl,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.audience !== undefined){
let data3 = data.audience;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema5.properties.audience.type,parentSchema:schema5.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.clientId !== undefined){
let data4 = data.clientId;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema5.properties.clientId.type,parentSchema:schema5.properties.clientId,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scopes !== undefined){
let data5 = data.scopes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.scopes.items.type,parentSchema:schema5.properties.scopes.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema5.properties.scopes.type,parentSchema:schema5.properties.scopes,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.provider !== undefined){
let data7 = data.provider;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema5.properties.provider.type,parentSchema:schema5.properties.provider,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.region !== undefined){
let data8 = data.region;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema5.properties.region.type,parentSchema:schema5.properties.region,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.roles !== undefined){
let data9 = data.roles;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.roles.items.type,parentSchema:schema5.properties.roles.items,data:data10};
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
const err14 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema5.properties.roles.type,parentSchema:schema5.properties.roles,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.secret !== undefined){
let data11 = data.secret;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema5.properties.secret.type,parentSchema:schema5.properties.secret,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.headers !== undefined){
let data12 = data.headers;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err16 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.headers.items.type,parentSchema:schema5.properties.headers.items,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},schema:schema5.properties.headers.type,parentSchema:schema5.properties.headers,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 !== "string"){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema5.properties.source.type,parentSchema:schema5.properties.source,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["name","url","transport","authentication","toolList"],"properties":{"name":{"type":"string"},"kind":{"type":"string"},"url":{"type":"string"},"transport":{"type":"string"},"timeout":{"type":"string"},"authentication":{"$ref":"./plan-outgoing-auth.json"},"toolList":{"type":"string","enum":["snapshot","registry","unknown"]}}};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transport === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.authentication === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authentication"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.toolList === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolList"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "kind")) || (key0 === "url")) || (key0 === "transport")) || (key0 === "timeout")) || (key0 === "authentication")) || (key0 === "toolList"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema6.properties.kind.type,parentSchema:schema6.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema6.properties.url.type,parentSchema:schema6.properties.url,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.transport !== undefined){
let data3 = data.transport;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},schema:schema6.properties.transport.type,parentSchema:schema6.properties.transport,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data4 = data.timeout;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "string"},schema:schema6.properties.timeout.type,parentSchema:schema6.properties.timeout,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate4(data.authentication, instancePath+"/authentication"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.toolList !== undefined){
let data6 = data.toolList;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/toolList",schemaPath:"#/properties/toolList/type",keyword:"type",params:{type: "string"},schema:schema6.properties.toolList.type,parentSchema:schema6.properties.toolList,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data6 === "snapshot") || (data6 === "registry")) || (data6 === "unknown"))){
const err12 = {instancePath:instancePath+"/toolList",schemaPath:"#/properties/toolList/enum",keyword:"enum",params:{allowedValues: schema6.properties.toolList.enum},schema:schema6.properties.toolList.enum,parentSchema:schema6.properties.toolList,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"required":["known"],"properties":{"known":{"type":"string","enum":["all","some","none"]},"conflicts":{"type":"string"},"search":{"type":"boolean"},"shown":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","from"],"properties":{"name":{"type":"string"},"workload":{"type":"string"},"tool":{"type":"string"},"from":{"type":"string","enum":["snapshot","registry","settings","workflow"]}}},"x-list":{"type":"atomic"}},"hidden":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["workload","tool","because"],"properties":{"workload":{"type":"string"},"tool":{"type":"string"},"because":{"type":"string"}}},"x-list":{"type":"atomic"}}}};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.known === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "known"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "known") || (key0 === "conflicts")) || (key0 === "search")) || (key0 === "shown")) || (key0 === "hidden"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.known !== undefined){
let data0 = data.known;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "string"},schema:schema7.properties.known.type,parentSchema:schema7.properties.known,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "all") || (data0 === "some")) || (data0 === "none"))){
const err3 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/enum",keyword:"enum",params:{allowedValues: schema7.properties.known.enum},schema:schema7.properties.known.enum,parentSchema:schema7.properties.known,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.conflicts !== undefined){
let data1 = data.conflicts;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type: "string"},schema:schema7.properties.conflicts.type,parentSchema:schema7.properties.conflicts,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.search.type,parentSchema:schema7.properties.search,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.shown !== undefined){
let data3 = data.shown;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err6 = {instancePath:instancePath+"/shown/" + i0,schemaPath:"#/properties/shown/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema7.properties.shown.items.required,parentSchema:schema7.properties.shown.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.from === undefined){
const err7 = {instancePath:instancePath+"/shown/" + i0,schemaPath:"#/properties/shown/items/required",keyword:"required",params:{missingProperty: "from"},schema:schema7.properties.shown.items.required,parentSchema:schema7.properties.shown.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "name") || (key1 === "workload")) || (key1 === "tool")) || (key1 === "from"))){
const err8 = {instancePath:instancePath+"/shown/" + i0,schemaPath:"#/properties/shown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema7.properties.shown.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/shown/" + i0+"/name",schemaPath:"#/properties/shown/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema7.properties.shown.items.properties.name.type,parentSchema:schema7.properties.shown.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.workload !== undefined){
let data6 = data4.workload;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/shown/" + i0+"/workload",schemaPath:"#/properties/shown/items/properties/workload/type",keyword:"type",params:{type: "string"},schema:schema7.properties.shown.items.properties.workload.type,parentSchema:schema7.properties.shown.items.properties.workload,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.tool !== undefined){
let data7 = data4.tool;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/shown/" + i0+"/tool",schemaPath:"#/properties/shown/items/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema7.properties.shown.items.properties.tool.type,parentSchema:schema7.properties.shown.items.properties.tool,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.from !== undefined){
let data8 = data4.from;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/shown/" + i0+"/from",schemaPath:"#/properties/shown/items/properties/from/type",keyword:"type",params:{type: "string"},schema:schema7.properties.shown.items.properties.from.type,parentSchema:schema7.properties.shown.items.properties.from,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data8 === "snapshot") || (data8 === "registry")) || (data8 === "settings")) || (data8 === "workflow"))){
const err13 = {instancePath:instancePath+"/shown/" + i0+"/from",schemaPath:"#/properties/shown/items/properties/from/enum",keyword:"enum",params:{allowedValues: schema7.properties.shown.items.properties.from.enum},schema:schema7.properties.shown.items.properties.from.enum,parentSchema:schema7.properties.shown.items.properties.from,data:data8};
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
const err14 = {instancePath:instancePath+"/shown/" + i0,schemaPath:"#/properties/shown/items/type",keyword:"type",params:{type: "object"},schema:schema7.properties.shown.items.type,parentSchema:schema7.properties.shown.items,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type: "array"},schema:schema7.properties.shown.type,parentSchema:schema7.properties.shown,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.hidden !== undefined){
let data9 = data.hidden;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.workload === undefined){
const err16 = {instancePath:instancePath+"/hidden/" + i1,schemaPath:"#/properties/hidden/items/required",keyword:"required",params:{missingProperty: "workload"},schema:schema7.properties.hidden.items.required,parentSchema:schema7.properties.hidden.items,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data10.tool === undefined){
const err17 = {instancePath:instancePath+"/hidden/" + i1,schemaPath:"#/properties/hidden/items/required",keyword:"required",params:{missingProperty: "tool"},schema:schema7.properties.hidden.items.required,parentSchema:schema7.properties.hidden.items,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.because === undefined){
const err18 = {instancePath:instancePath+"/hidden/" + i1,schemaPath:"#/properties/hidden/items/required",keyword:"required",params:{missingProperty: "because"},schema:schema7.properties.hidden.items.required,parentSchema:schema7.properties.hidden.items,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "workload") || (key2 === "tool")) || (key2 === "because"))){
const err19 = {instancePath:instancePath+"/hidden/" + i1,schemaPath:"#/properties/hidden/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema7.properties.hidden.items,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.workload !== undefined){
let data11 = data10.workload;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/hidden/" + i1+"/workload",schemaPath:"#/properties/hidden/items/properties/workload/type",keyword:"type",params:{type: "string"},schema:schema7.properties.hidden.items.properties.workload.type,parentSchema:schema7.properties.hidden.items.properties.workload,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.tool !== undefined){
let data12 = data10.tool;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/hidden/" + i1+"/tool",schemaPath:"#/properties/hidden/items/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema7.properties.hidden.items.properties.tool.type,parentSchema:schema7.properties.hidden.items.properties.tool,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.because !== undefined){
let data13 = data10.because;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/hidden/" + i1+"/because",schemaPath:"#/properties/hidden/items/properties/because/type",keyword:"type",params:{type: "string"},schema:schema7.properties.hidden.items.properties.because.type,parentSchema:schema7.properties.hidden.items.properties.because,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/hidden/" + i1,schemaPath:"#/properties/hidden/items/type",keyword:"type",params:{type: "object"},schema:schema7.properties.hidden.items.type,parentSchema:schema7.properties.hidden.items,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "array"},schema:schema7.properties.hidden.type,parentSchema:schema7.properties.hidden,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"required":["name","source"],"properties":{"name":{"type":"string"},"source":{"type":"string"},"timeout":{"type":"string"},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["level","id","type"],"properties":{"level":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"id":{"type":"string"},"type":{"type":"string"},"after":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"tool":{"type":"string"},"hidden":{"type":"boolean"}}},"x-list":{"type":"atomic"}}}};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "source")) || (key0 === "timeout")) || (key0 === "steps"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema8.properties.source.type,parentSchema:schema8.properties.source,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "string"},schema:schema8.properties.timeout.type,parentSchema:schema8.properties.timeout,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.level === undefined){
const err6 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "level"},schema:schema8.properties.steps.items.required,parentSchema:schema8.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.id === undefined){
const err7 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "id"},schema:schema8.properties.steps.items.required,parentSchema:schema8.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.type === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema8.properties.steps.items.required,parentSchema:schema8.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data4){
if(!((((((key1 === "level") || (key1 === "id")) || (key1 === "type")) || (key1 === "after")) || (key1 === "tool")) || (key1 === "hidden"))){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema8.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.level !== undefined){
let data5 = data4.level;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/level",schemaPath:"#/properties/steps/items/properties/level/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.steps.items.properties.level.type,parentSchema:schema8.properties.steps.items.properties.level,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/level",schemaPath:"#/properties/steps/items/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema8.properties.steps.items.properties.level,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/level",schemaPath:"#/properties/steps/items/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.steps.items.properties.level,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data4.id !== undefined){
let data6 = data4.id;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/id",schemaPath:"#/properties/steps/items/properties/id/type",keyword:"type",params:{type: "string"},schema:schema8.properties.steps.items.properties.id.type,parentSchema:schema8.properties.steps.items.properties.id,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.type !== undefined){
let data7 = data4.type;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/type",schemaPath:"#/properties/steps/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.steps.items.properties.type.type,parentSchema:schema8.properties.steps.items.properties.type,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.after !== undefined){
let data8 = data4.after;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/after/" + i1,schemaPath:"#/properties/steps/items/properties/after/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.steps.items.properties.after.items.type,parentSchema:schema8.properties.steps.items.properties.after.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/after",schemaPath:"#/properties/steps/items/properties/after/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema8.properties.steps.items.properties.after["x-list"],parentSchema:schema8.properties.steps.items.properties.after,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/steps/" + i0+"/after",schemaPath:"#/properties/steps/items/properties/after/type",keyword:"type",params:{type: "array"},schema:schema8.properties.steps.items.properties.after.type,parentSchema:schema8.properties.steps.items.properties.after,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.tool !== undefined){
let data10 = data4.tool;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/tool",schemaPath:"#/properties/steps/items/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema8.properties.steps.items.properties.tool.type,parentSchema:schema8.properties.steps.items.properties.tool,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.hidden !== undefined){
let data11 = data4.hidden;
if(typeof data11 !== "boolean"){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/hidden",schemaPath:"#/properties/steps/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.steps.items.properties.hidden.type,parentSchema:schema8.properties.steps.items.properties.hidden,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},schema:schema8.properties.steps.items.type,parentSchema:schema8.properties.steps.items,data:data4};
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
const err21 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema8.properties.steps.type,parentSchema:schema8.properties.steps,data:data3};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema1.properties.kind.type,parentSchema:schema1.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema1.properties.namespace.type,parentSchema:schema1.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},schema:schema1.properties.group.type,parentSchema:schema1.properties.group,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.runs !== undefined){
let data4 = data.runs;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "string"},schema:schema1.properties.runs.type,parentSchema:schema1.properties.runs,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.objects !== undefined){
let data5 = data.objects;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/objects/" + i0,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.objects.items.type,parentSchema:schema1.properties.objects.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type: "array"},schema:schema1.properties.objects.type,parentSchema:schema1.properties.objects,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.url === undefined){
const err10 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "url"},schema:schema1.properties.address.required,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.host === undefined){
const err11 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "host"},schema:schema1.properties.address.required,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.port === undefined){
const err12 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "port"},schema:schema1.properties.address.required,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.path === undefined){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "path"},schema:schema1.properties.address.required,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.transport === undefined){
const err14 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty: "transport"},schema:schema1.properties.address.required,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "url") || (key1 === "host")) || (key1 === "port")) || (key1 === "path")) || (key1 === "transport"))){
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.url !== undefined){
let data8 = data7.url;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/address/url",schemaPath:"#/properties/address/properties/url/type",keyword:"type",params:{type: "string"},schema:schema1.properties.address.properties.url.type,parentSchema:schema1.properties.address.properties.url,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.host !== undefined){
let data9 = data7.host;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/address/host",schemaPath:"#/properties/address/properties/host/type",keyword:"type",params:{type: "string"},schema:schema1.properties.address.properties.host.type,parentSchema:schema1.properties.address.properties.host,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.port !== undefined){
let data10 = data7.port;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/address/port",schemaPath:"#/properties/address/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.address.properties.port.type,parentSchema:schema1.properties.address.properties.port,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/address/port",schemaPath:"#/properties/address/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.address.properties.port,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10 < -9007199254740991 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/address/port",schemaPath:"#/properties/address/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.address.properties.port,data:data10};
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
if(data7.path !== undefined){
let data11 = data7.path;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/address/path",schemaPath:"#/properties/address/properties/path/type",keyword:"type",params:{type: "string"},schema:schema1.properties.address.properties.path.type,parentSchema:schema1.properties.address.properties.path,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.transport !== undefined){
let data12 = data7.transport;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/address/transport",schemaPath:"#/properties/address/properties/transport/type",keyword:"type",params:{type: "string"},schema:schema1.properties.address.properties.transport.type,parentSchema:schema1.properties.address.properties.transport,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"},schema:schema1.properties.address.type,parentSchema:schema1.properties.address,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.replicas !== undefined){
let data13 = data.replicas;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.object === undefined){
const err24 = {instancePath:instancePath+"/replicas/" + i1,schemaPath:"#/properties/replicas/items/required",keyword:"required",params:{missingProperty: "object"},schema:schema1.properties.replicas.items.required,parentSchema:schema1.properties.replicas.items,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data14){
if(!(((((((key2 === "object") || (key2 === "count")) || (key2 === "resources")) || (key2 === "maxUnavailable")) || (key2 === "spread")) || (key2 === "shutdownDelay")) || (key2 === "volume"))){
const err25 = {instancePath:instancePath+"/replicas/" + i1,schemaPath:"#/properties/replicas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1.properties.replicas.items,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.object !== undefined){
let data15 = data14.object;
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/replicas/" + i1+"/object",schemaPath:"#/properties/replicas/items/properties/object/type",keyword:"type",params:{type: "string"},schema:schema1.properties.replicas.items.properties.object.type,parentSchema:schema1.properties.replicas.items.properties.object,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.count !== undefined){
let data16 = data14.count;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/replicas/" + i1+"/count",schemaPath:"#/properties/replicas/items/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.replicas.items.properties.count.type,parentSchema:schema1.properties.replicas.items.properties.count,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err28 = {instancePath:instancePath+"/replicas/" + i1+"/count",schemaPath:"#/properties/replicas/items/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.replicas.items.properties.count,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err29 = {instancePath:instancePath+"/replicas/" + i1+"/count",schemaPath:"#/properties/replicas/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.replicas.items.properties.count,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data14.resources !== undefined){
if(!(validate3(data14.resources, instancePath+"/replicas/" + i1+"/resources"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data14.maxUnavailable !== undefined){
let data18 = data14.maxUnavailable;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/replicas/" + i1+"/maxUnavailable",schemaPath:"#/properties/replicas/items/properties/maxUnavailable/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.replicas.items.properties.maxUnavailable.type,parentSchema:schema1.properties.replicas.items.properties.maxUnavailable,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/replicas/" + i1+"/maxUnavailable",schemaPath:"#/properties/replicas/items/properties/maxUnavailable/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.replicas.items.properties.maxUnavailable,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/replicas/" + i1+"/maxUnavailable",schemaPath:"#/properties/replicas/items/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.replicas.items.properties.maxUnavailable,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data14.spread !== undefined){
let data19 = data14.spread;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(typeof data20 !== "string"){
const err33 = {instancePath:instancePath+"/replicas/" + i1+"/spread/" + i2,schemaPath:"#/properties/replicas/items/properties/spread/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.replicas.items.properties.spread.items.type,parentSchema:schema1.properties.replicas.items.properties.spread.items,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/replicas/" + i1+"/spread",schemaPath:"#/properties/replicas/items/properties/spread/type",keyword:"type",params:{type: "array"},schema:schema1.properties.replicas.items.properties.spread.type,parentSchema:schema1.properties.replicas.items.properties.spread,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.shutdownDelay !== undefined){
let data21 = data14.shutdownDelay;
if(typeof data21 !== "string"){
const err35 = {instancePath:instancePath+"/replicas/" + i1+"/shutdownDelay",schemaPath:"#/properties/replicas/items/properties/shutdownDelay/type",keyword:"type",params:{type: "string"},schema:schema1.properties.replicas.items.properties.shutdownDelay.type,parentSchema:schema1.properties.replicas.items.properties.shutdownDelay,data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.volume !== undefined){
let data22 = data14.volume;
if(typeof data22 !== "string"){
const err36 = {instancePath:instancePath+"/replicas/" + i1+"/volume",schemaPath:"#/properties/replicas/items/properties/volume/type",keyword:"type",params:{type: "string"},schema:schema1.properties.replicas.items.properties.volume.type,parentSchema:schema1.properties.replicas.items.properties.volume,data:data22};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/replicas/" + i1,schemaPath:"#/properties/replicas/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.replicas.items.type,parentSchema:schema1.properties.replicas.items,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "array"},schema:schema1.properties.replicas.type,parentSchema:schema1.properties.replicas,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.authentication !== undefined){
let data23 = data.authentication;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.type === undefined){
const err39 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.properties.authentication.required,parentSchema:schema1.properties.authentication,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data23.source === undefined){
const err40 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/required",keyword:"required",params:{missingProperty: "source"},schema:schema1.properties.authentication.required,parentSchema:schema1.properties.authentication,data:data23};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data23){
if(!(((((((key3 === "type") || (key3 === "issuer")) || (key3 === "audience")) || (key3 === "resource")) || (key3 === "subject")) || (key3 === "scopes")) || (key3 === "source"))){
const err41 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema1.properties.authentication,data:data23};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data23.type !== undefined){
let data24 = data23.type;
if(typeof data24 !== "string"){
const err42 = {instancePath:instancePath+"/authentication/type",schemaPath:"#/properties/authentication/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.type.type,parentSchema:schema1.properties.authentication.properties.type,data:data24};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data24 === "none") || (data24 === "oidc"))){
const err43 = {instancePath:instancePath+"/authentication/type",schemaPath:"#/properties/authentication/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.authentication.properties.type.enum},schema:schema1.properties.authentication.properties.type.enum,parentSchema:schema1.properties.authentication.properties.type,data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.issuer !== undefined){
let data25 = data23.issuer;
if(typeof data25 !== "string"){
const err44 = {instancePath:instancePath+"/authentication/issuer",schemaPath:"#/properties/authentication/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.issuer.type,parentSchema:schema1.properties.authentication.properties.issuer,data:data25};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.audience !== undefined){
let data26 = data23.audience;
if(typeof data26 !== "string"){
const err45 = {instancePath:instancePath+"/authentication/audience",schemaPath:"#/properties/authentication/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.audience.type,parentSchema:schema1.properties.authentication.properties.audience,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.resource !== undefined){
let data27 = data23.resource;
if(typeof data27 !== "string"){
const err46 = {instancePath:instancePath+"/authentication/resource",schemaPath:"#/properties/authentication/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.resource.type,parentSchema:schema1.properties.authentication.properties.resource,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data23.subject !== undefined){
let data28 = data23.subject;
if(typeof data28 !== "string"){
const err47 = {instancePath:instancePath+"/authentication/subject",schemaPath:"#/properties/authentication/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.subject.type,parentSchema:schema1.properties.authentication.properties.subject,data:data28};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data23.scopes !== undefined){
let data29 = data23.scopes;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
let data30 = data29[i3];
if(typeof data30 !== "string"){
const err48 = {instancePath:instancePath+"/authentication/scopes/" + i3,schemaPath:"#/properties/authentication/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.scopes.items.type,parentSchema:schema1.properties.authentication.properties.scopes.items,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/authentication/scopes",schemaPath:"#/properties/authentication/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema1.properties.authentication.properties.scopes.type,parentSchema:schema1.properties.authentication.properties.scopes,data:data29};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.source !== undefined){
let data31 = data23.source;
if(typeof data31 !== "string"){
const err50 = {instancePath:instancePath+"/authentication/source",schemaPath:"#/properties/authentication/properties/source/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authentication.properties.source.type,parentSchema:schema1.properties.authentication.properties.source,data:data31};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},schema:schema1.properties.authentication.type,parentSchema:schema1.properties.authentication,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.authServer !== undefined){
let data32 = data.authServer;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.issuer === undefined){
const err52 = {instancePath:instancePath+"/authServer",schemaPath:"#/properties/authServer/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema1.properties.authServer.required,parentSchema:schema1.properties.authServer,data:data32};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data32.source === undefined){
const err53 = {instancePath:instancePath+"/authServer",schemaPath:"#/properties/authServer/required",keyword:"required",params:{missingProperty: "source"},schema:schema1.properties.authServer.required,parentSchema:schema1.properties.authServer,data:data32};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key4 in data32){
if(!((((key4 === "issuer") || (key4 === "upstreams")) || (key4 === "storage")) || (key4 === "source"))){
const err54 = {instancePath:instancePath+"/authServer",schemaPath:"#/properties/authServer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema1.properties.authServer,data:data32};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data32.issuer !== undefined){
let data33 = data32.issuer;
if(typeof data33 !== "string"){
const err55 = {instancePath:instancePath+"/authServer/issuer",schemaPath:"#/properties/authServer/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authServer.properties.issuer.type,parentSchema:schema1.properties.authServer.properties.issuer,data:data33};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data32.upstreams !== undefined){
let data34 = data32.upstreams;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(typeof data35 !== "string"){
const err56 = {instancePath:instancePath+"/authServer/upstreams/" + i4,schemaPath:"#/properties/authServer/properties/upstreams/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authServer.properties.upstreams.items.type,parentSchema:schema1.properties.authServer.properties.upstreams.items,data:data35};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/authServer/upstreams",schemaPath:"#/properties/authServer/properties/upstreams/type",keyword:"type",params:{type: "array"},schema:schema1.properties.authServer.properties.upstreams.type,parentSchema:schema1.properties.authServer.properties.upstreams,data:data34};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data32.storage !== undefined){
let data36 = data32.storage;
if(typeof data36 !== "string"){
const err58 = {instancePath:instancePath+"/authServer/storage",schemaPath:"#/properties/authServer/properties/storage/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authServer.properties.storage.type,parentSchema:schema1.properties.authServer.properties.storage,data:data36};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data32.source !== undefined){
let data37 = data32.source;
if(typeof data37 !== "string"){
const err59 = {instancePath:instancePath+"/authServer/source",schemaPath:"#/properties/authServer/properties/source/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authServer.properties.source.type,parentSchema:schema1.properties.authServer.properties.source,data:data37};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/authServer",schemaPath:"#/properties/authServer/type",keyword:"type",params:{type: "object"},schema:schema1.properties.authServer.type,parentSchema:schema1.properties.authServer,data:data32};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.authorization !== undefined){
let data38 = data.authorization;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.type === undefined){
const err61 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.properties.authorization.required,parentSchema:schema1.properties.authorization,data:data38};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data38.source === undefined){
const err62 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/required",keyword:"required",params:{missingProperty: "source"},schema:schema1.properties.authorization.required,parentSchema:schema1.properties.authorization,data:data38};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key5 in data38){
if(!((((key5 === "type") || (key5 === "policies")) || (key5 === "claimsFrom")) || (key5 === "source"))){
const err63 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema1.properties.authorization,data:data38};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.type !== undefined){
let data39 = data38.type;
if(typeof data39 !== "string"){
const err64 = {instancePath:instancePath+"/authorization/type",schemaPath:"#/properties/authorization/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authorization.properties.type.type,parentSchema:schema1.properties.authorization.properties.type,data:data39};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(((data39 === "none") || (data39 === "cedar")) || (data39 === "roles"))){
const err65 = {instancePath:instancePath+"/authorization/type",schemaPath:"#/properties/authorization/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.authorization.properties.type.enum},schema:schema1.properties.authorization.properties.type.enum,parentSchema:schema1.properties.authorization.properties.type,data:data39};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data38.policies !== undefined){
let data40 = data38.policies;
if(Array.isArray(data40)){
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
let data41 = data40[i5];
if(typeof data41 !== "string"){
const err66 = {instancePath:instancePath+"/authorization/policies/" + i5,schemaPath:"#/properties/authorization/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authorization.properties.policies.items.type,parentSchema:schema1.properties.authorization.properties.policies.items,data:data41};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/authorization/policies",schemaPath:"#/properties/authorization/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema1.properties.authorization.properties.policies.type,parentSchema:schema1.properties.authorization.properties.policies,data:data40};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data38.claimsFrom !== undefined){
let data42 = data38.claimsFrom;
if(typeof data42 !== "string"){
const err68 = {instancePath:instancePath+"/authorization/claimsFrom",schemaPath:"#/properties/authorization/properties/claimsFrom/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authorization.properties.claimsFrom.type,parentSchema:schema1.properties.authorization.properties.claimsFrom,data:data42};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data38.source !== undefined){
let data43 = data38.source;
if(typeof data43 !== "string"){
const err69 = {instancePath:instancePath+"/authorization/source",schemaPath:"#/properties/authorization/properties/source/type",keyword:"type",params:{type: "string"},schema:schema1.properties.authorization.properties.source.type,parentSchema:schema1.properties.authorization.properties.source,data:data43};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/type",keyword:"type",params:{type: "object"},schema:schema1.properties.authorization.type,parentSchema:schema1.properties.authorization,data:data38};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.outgoing !== undefined){
if(!(validate4(data.outgoing, instancePath+"/outgoing"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.network !== undefined){
let data45 = data.network;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.egress === undefined){
const err71 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/required",keyword:"required",params:{missingProperty: "egress"},schema:schema1.properties.network.required,parentSchema:schema1.properties.network,data:data45};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data45.source === undefined){
const err72 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/required",keyword:"required",params:{missingProperty: "source"},schema:schema1.properties.network.required,parentSchema:schema1.properties.network,data:data45};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key6 in data45){
if(!((((key6 === "egress") || (key6 === "ports")) || (key6 === "hostsNotEnforced")) || (key6 === "source"))){
const err73 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema1.properties.network,data:data45};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data45.egress !== undefined){
let data46 = data45.egress;
if(typeof data46 !== "string"){
const err74 = {instancePath:instancePath+"/network/egress",schemaPath:"#/properties/network/properties/egress/type",keyword:"type",params:{type: "string"},schema:schema1.properties.network.properties.egress.type,parentSchema:schema1.properties.network.properties.egress,data:data46};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(((data46 === "nothing") || (data46 === "anywhere")) || (data46 === "ports"))){
const err75 = {instancePath:instancePath+"/network/egress",schemaPath:"#/properties/network/properties/egress/enum",keyword:"enum",params:{allowedValues: schema1.properties.network.properties.egress.enum},schema:schema1.properties.network.properties.egress.enum,parentSchema:schema1.properties.network.properties.egress,data:data46};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data45.ports !== undefined){
let data47 = data45.ports;
if(Array.isArray(data47)){
const len6 = data47.length;
for(let i6=0; i6<len6; i6++){
let data48 = data47[i6];
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err76 = {instancePath:instancePath+"/network/ports/" + i6,schemaPath:"#/properties/network/properties/ports/items/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.network.properties.ports.items.type,parentSchema:schema1.properties.network.properties.ports.items,data:data48};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 9007199254740991 || isNaN(data48)){
const err77 = {instancePath:instancePath+"/network/ports/" + i6,schemaPath:"#/properties/network/properties/ports/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.network.properties.ports.items,data:data48};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data48 < -9007199254740991 || isNaN(data48)){
const err78 = {instancePath:instancePath+"/network/ports/" + i6,schemaPath:"#/properties/network/properties/ports/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.network.properties.ports.items,data:data48};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
}
else {
const err79 = {instancePath:instancePath+"/network/ports",schemaPath:"#/properties/network/properties/ports/type",keyword:"type",params:{type: "array"},schema:schema1.properties.network.properties.ports.type,parentSchema:schema1.properties.network.properties.ports,data:data47};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data45.hostsNotEnforced !== undefined){
let data49 = data45.hostsNotEnforced;
if(Array.isArray(data49)){
const len7 = data49.length;
for(let i7=0; i7<len7; i7++){
let data50 = data49[i7];
if(typeof data50 !== "string"){
const err80 = {instancePath:instancePath+"/network/hostsNotEnforced/" + i7,schemaPath:"#/properties/network/properties/hostsNotEnforced/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.network.properties.hostsNotEnforced.items.type,parentSchema:schema1.properties.network.properties.hostsNotEnforced.items,data:data50};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/network/hostsNotEnforced",schemaPath:"#/properties/network/properties/hostsNotEnforced/type",keyword:"type",params:{type: "array"},schema:schema1.properties.network.properties.hostsNotEnforced.type,parentSchema:schema1.properties.network.properties.hostsNotEnforced,data:data49};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data45.source !== undefined){
let data51 = data45.source;
if(typeof data51 !== "string"){
const err82 = {instancePath:instancePath+"/network/source",schemaPath:"#/properties/network/properties/source/type",keyword:"type",params:{type: "string"},schema:schema1.properties.network.properties.source.type,parentSchema:schema1.properties.network.properties.source,data:data51};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "object"},schema:schema1.properties.network.type,parentSchema:schema1.properties.network,data:data45};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.secrets !== undefined){
let data52 = data.secrets;
if(Array.isArray(data52)){
const len8 = data52.length;
for(let i8=0; i8<len8; i8++){
let data53 = data52[i8];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.secret === undefined){
const err84 = {instancePath:instancePath+"/secrets/" + i8,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "secret"},schema:schema1.properties.secrets.items.required,parentSchema:schema1.properties.secrets.items,data:data53};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data53.as === undefined){
const err85 = {instancePath:instancePath+"/secrets/" + i8,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "as"},schema:schema1.properties.secrets.items.required,parentSchema:schema1.properties.secrets.items,data:data53};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data53.in === undefined){
const err86 = {instancePath:instancePath+"/secrets/" + i8,schemaPath:"#/properties/secrets/items/required",keyword:"required",params:{missingProperty: "in"},schema:schema1.properties.secrets.items.required,parentSchema:schema1.properties.secrets.items,data:data53};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key7 in data53){
if(!((((key7 === "secret") || (key7 === "key")) || (key7 === "as")) || (key7 === "in"))){
const err87 = {instancePath:instancePath+"/secrets/" + i8,schemaPath:"#/properties/secrets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema1.properties.secrets.items,data:data53};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data53.secret !== undefined){
let data54 = data53.secret;
if(typeof data54 !== "string"){
const err88 = {instancePath:instancePath+"/secrets/" + i8+"/secret",schemaPath:"#/properties/secrets/items/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema1.properties.secrets.items.properties.secret.type,parentSchema:schema1.properties.secrets.items.properties.secret,data:data54};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data53.key !== undefined){
let data55 = data53.key;
if(typeof data55 !== "string"){
const err89 = {instancePath:instancePath+"/secrets/" + i8+"/key",schemaPath:"#/properties/secrets/items/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.secrets.items.properties.key.type,parentSchema:schema1.properties.secrets.items.properties.key,data:data55};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data53.as !== undefined){
let data56 = data53.as;
if(typeof data56 !== "string"){
const err90 = {instancePath:instancePath+"/secrets/" + i8+"/as",schemaPath:"#/properties/secrets/items/properties/as/type",keyword:"type",params:{type: "string"},schema:schema1.properties.secrets.items.properties.as.type,parentSchema:schema1.properties.secrets.items.properties.as,data:data56};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data53.in !== undefined){
let data57 = data53.in;
if(typeof data57 !== "string"){
const err91 = {instancePath:instancePath+"/secrets/" + i8+"/in",schemaPath:"#/properties/secrets/items/properties/in/type",keyword:"type",params:{type: "string"},schema:schema1.properties.secrets.items.properties.in.type,parentSchema:schema1.properties.secrets.items.properties.in,data:data57};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/secrets/" + i8,schemaPath:"#/properties/secrets/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.secrets.items.type,parentSchema:schema1.properties.secrets.items,data:data53};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema1.properties.secrets.type,parentSchema:schema1.properties.secrets,data:data52};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.sessions !== undefined){
let data58 = data.sessions;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.provider === undefined){
const err94 = {instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/required",keyword:"required",params:{missingProperty: "provider"},schema:schema1.properties.sessions.required,parentSchema:schema1.properties.sessions,data:data58};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key8 in data58){
if(!((((key8 === "provider") || (key8 === "address")) || (key8 === "database")) || (key8 === "keyPrefix"))){
const err95 = {instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema1.properties.sessions,data:data58};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data58.provider !== undefined){
let data59 = data58.provider;
if(typeof data59 !== "string"){
const err96 = {instancePath:instancePath+"/sessions/provider",schemaPath:"#/properties/sessions/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sessions.properties.provider.type,parentSchema:schema1.properties.sessions.properties.provider,data:data59};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data58.address !== undefined){
let data60 = data58.address;
if(typeof data60 !== "string"){
const err97 = {instancePath:instancePath+"/sessions/address",schemaPath:"#/properties/sessions/properties/address/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sessions.properties.address.type,parentSchema:schema1.properties.sessions.properties.address,data:data60};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data58.database !== undefined){
let data61 = data58.database;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err98 = {instancePath:instancePath+"/sessions/database",schemaPath:"#/properties/sessions/properties/database/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.sessions.properties.database.type,parentSchema:schema1.properties.sessions.properties.database,data:data61};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 9007199254740991 || isNaN(data61)){
const err99 = {instancePath:instancePath+"/sessions/database",schemaPath:"#/properties/sessions/properties/database/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.sessions.properties.database,data:data61};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data61 < -9007199254740991 || isNaN(data61)){
const err100 = {instancePath:instancePath+"/sessions/database",schemaPath:"#/properties/sessions/properties/database/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.sessions.properties.database,data:data61};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data58.keyPrefix !== undefined){
let data62 = data58.keyPrefix;
if(typeof data62 !== "string"){
const err101 = {instancePath:instancePath+"/sessions/keyPrefix",schemaPath:"#/properties/sessions/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema1.properties.sessions.properties.keyPrefix.type,parentSchema:schema1.properties.sessions.properties.keyPrefix,data:data62};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "object"},schema:schema1.properties.sessions.type,parentSchema:schema1.properties.sessions,data:data58};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.rateLimits !== undefined){
let data63 = data.rateLimits;
if(Array.isArray(data63)){
const len9 = data63.length;
for(let i9=0; i9<len9; i9++){
let data64 = data63[i9];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.of === undefined){
const err103 = {instancePath:instancePath+"/rateLimits/" + i9,schemaPath:"#/properties/rateLimits/items/required",keyword:"required",params:{missingProperty: "of"},schema:schema1.properties.rateLimits.items.required,parentSchema:schema1.properties.rateLimits.items,data:data64};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data64.tokens === undefined){
const err104 = {instancePath:instancePath+"/rateLimits/" + i9,schemaPath:"#/properties/rateLimits/items/required",keyword:"required",params:{missingProperty: "tokens"},schema:schema1.properties.rateLimits.items.required,parentSchema:schema1.properties.rateLimits.items,data:data64};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data64.per === undefined){
const err105 = {instancePath:instancePath+"/rateLimits/" + i9,schemaPath:"#/properties/rateLimits/items/required",keyword:"required",params:{missingProperty: "per"},schema:schema1.properties.rateLimits.items.required,parentSchema:schema1.properties.rateLimits.items,data:data64};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key9 in data64){
if(!((((key9 === "of") || (key9 === "tool")) || (key9 === "tokens")) || (key9 === "per"))){
const err106 = {instancePath:instancePath+"/rateLimits/" + i9,schemaPath:"#/properties/rateLimits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema1.properties.rateLimits.items,data:data64};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data64.of !== undefined){
let data65 = data64.of;
if(typeof data65 !== "string"){
const err107 = {instancePath:instancePath+"/rateLimits/" + i9+"/of",schemaPath:"#/properties/rateLimits/items/properties/of/type",keyword:"type",params:{type: "string"},schema:schema1.properties.rateLimits.items.properties.of.type,parentSchema:schema1.properties.rateLimits.items.properties.of,data:data65};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!((data65 === "all callers") || (data65 === "each user"))){
const err108 = {instancePath:instancePath+"/rateLimits/" + i9+"/of",schemaPath:"#/properties/rateLimits/items/properties/of/enum",keyword:"enum",params:{allowedValues: schema1.properties.rateLimits.items.properties.of.enum},schema:schema1.properties.rateLimits.items.properties.of.enum,parentSchema:schema1.properties.rateLimits.items.properties.of,data:data65};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data64.tool !== undefined){
let data66 = data64.tool;
if(typeof data66 !== "string"){
const err109 = {instancePath:instancePath+"/rateLimits/" + i9+"/tool",schemaPath:"#/properties/rateLimits/items/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema1.properties.rateLimits.items.properties.tool.type,parentSchema:schema1.properties.rateLimits.items.properties.tool,data:data66};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data64.tokens !== undefined){
let data67 = data64.tokens;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err110 = {instancePath:instancePath+"/rateLimits/" + i9+"/tokens",schemaPath:"#/properties/rateLimits/items/properties/tokens/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.rateLimits.items.properties.tokens.type,parentSchema:schema1.properties.rateLimits.items.properties.tokens,data:data67};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 9007199254740991 || isNaN(data67)){
const err111 = {instancePath:instancePath+"/rateLimits/" + i9+"/tokens",schemaPath:"#/properties/rateLimits/items/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.rateLimits.items.properties.tokens,data:data67};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data67 < -9007199254740991 || isNaN(data67)){
const err112 = {instancePath:instancePath+"/rateLimits/" + i9+"/tokens",schemaPath:"#/properties/rateLimits/items/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.rateLimits.items.properties.tokens,data:data67};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
if(data64.per !== undefined){
let data68 = data64.per;
if(typeof data68 !== "string"){
const err113 = {instancePath:instancePath+"/rateLimits/" + i9+"/per",schemaPath:"#/properties/rateLimits/items/properties/per/type",keyword:"type",params:{type: "string"},schema:schema1.properties.rateLimits.items.properties.per.type,parentSchema:schema1.properties.rateLimits.items.properties.per,data:data68};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/rateLimits/" + i9,schemaPath:"#/properties/rateLimits/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.rateLimits.items.type,parentSchema:schema1.properties.rateLimits.items,data:data64};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/type",keyword:"type",params:{type: "array"},schema:schema1.properties.rateLimits.type,parentSchema:schema1.properties.rateLimits,data:data63};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.telemetry !== undefined){
let data69 = data.telemetry;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.traces === undefined){
const err116 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/required",keyword:"required",params:{missingProperty: "traces"},schema:schema1.properties.telemetry.required,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data69.metrics === undefined){
const err117 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/required",keyword:"required",params:{missingProperty: "metrics"},schema:schema1.properties.telemetry.required,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data69.prometheus === undefined){
const err118 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/required",keyword:"required",params:{missingProperty: "prometheus"},schema:schema1.properties.telemetry.required,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data69.source === undefined){
const err119 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/required",keyword:"required",params:{missingProperty: "source"},schema:schema1.properties.telemetry.required,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key10 in data69){
if(!((((((key10 === "serviceName") || (key10 === "endpoint")) || (key10 === "traces")) || (key10 === "metrics")) || (key10 === "prometheus")) || (key10 === "source"))){
const err120 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data69.serviceName !== undefined){
let data70 = data69.serviceName;
if(typeof data70 !== "string"){
const err121 = {instancePath:instancePath+"/telemetry/serviceName",schemaPath:"#/properties/telemetry/properties/serviceName/type",keyword:"type",params:{type: "string"},schema:schema1.properties.telemetry.properties.serviceName.type,parentSchema:schema1.properties.telemetry.properties.serviceName,data:data70};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data69.endpoint !== undefined){
let data71 = data69.endpoint;
if(typeof data71 !== "string"){
const err122 = {instancePath:instancePath+"/telemetry/endpoint",schemaPath:"#/properties/telemetry/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema1.properties.telemetry.properties.endpoint.type,parentSchema:schema1.properties.telemetry.properties.endpoint,data:data71};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data69.traces !== undefined){
let data72 = data69.traces;
if(typeof data72 !== "boolean"){
const err123 = {instancePath:instancePath+"/telemetry/traces",schemaPath:"#/properties/telemetry/properties/traces/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.telemetry.properties.traces.type,parentSchema:schema1.properties.telemetry.properties.traces,data:data72};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data69.metrics !== undefined){
let data73 = data69.metrics;
if(typeof data73 !== "boolean"){
const err124 = {instancePath:instancePath+"/telemetry/metrics",schemaPath:"#/properties/telemetry/properties/metrics/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.telemetry.properties.metrics.type,parentSchema:schema1.properties.telemetry.properties.metrics,data:data73};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data69.prometheus !== undefined){
let data74 = data69.prometheus;
if(typeof data74 !== "boolean"){
const err125 = {instancePath:instancePath+"/telemetry/prometheus",schemaPath:"#/properties/telemetry/properties/prometheus/type",keyword:"type",params:{type: "boolean"},schema:schema1.properties.telemetry.properties.prometheus.type,parentSchema:schema1.properties.telemetry.properties.prometheus,data:data74};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data69.source !== undefined){
let data75 = data69.source;
if(typeof data75 !== "string"){
const err126 = {instancePath:instancePath+"/telemetry/source",schemaPath:"#/properties/telemetry/properties/source/type",keyword:"type",params:{type: "string"},schema:schema1.properties.telemetry.properties.source.type,parentSchema:schema1.properties.telemetry.properties.source,data:data75};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/telemetry",schemaPath:"#/properties/telemetry/type",keyword:"type",params:{type: "object"},schema:schema1.properties.telemetry.type,parentSchema:schema1.properties.telemetry,data:data69};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.audit !== undefined){
let data76 = data.audit;
if(typeof data76 !== "string"){
const err128 = {instancePath:instancePath+"/audit",schemaPath:"#/properties/audit/type",keyword:"type",params:{type: "string"},schema:schema1.properties.audit.type,parentSchema:schema1.properties.audit,data:data76};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.discovery !== undefined){
let data77 = data.discovery;
if(typeof data77 !== "string"){
const err129 = {instancePath:instancePath+"/discovery",schemaPath:"#/properties/discovery/type",keyword:"type",params:{type: "string"},schema:schema1.properties.discovery.type,parentSchema:schema1.properties.discovery,data:data77};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!((data77 === "inline") || (data77 === "discovered"))){
const err130 = {instancePath:instancePath+"/discovery",schemaPath:"#/properties/discovery/enum",keyword:"enum",params:{allowedValues: schema1.properties.discovery.enum},schema:schema1.properties.discovery.enum,parentSchema:schema1.properties.discovery,data:data77};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.backends !== undefined){
let data78 = data.backends;
if(Array.isArray(data78)){
const len10 = data78.length;
for(let i10=0; i10<len10; i10++){
if(!(validate5(data78[i10], instancePath+"/backends/" + i10))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err131 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},schema:schema1.properties.backends.type,parentSchema:schema1.properties.backends,data:data78};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.tools !== undefined){
if(!(validate6(data.tools, instancePath+"/tools"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.workflows !== undefined){
let data81 = data.workflows;
if(Array.isArray(data81)){
const len11 = data81.length;
for(let i11=0; i11<len11; i11++){
if(!(validate7(data81[i11], instancePath+"/workflows/" + i11))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err132 = {instancePath:instancePath+"/workflows",schemaPath:"#/properties/workflows/type",keyword:"type",params:{type: "array"},schema:schema1.properties.workflows.type,parentSchema:schema1.properties.workflows,data:data81};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.planVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workloads === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workloads"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.externals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externals"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.assumptions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assumptions"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "planVersion") || (key0 === "workloads")) || (key0 === "externals")) || (key0 === "assumptions"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.planVersion !== undefined){
let data0 = data.planVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/planVersion",schemaPath:"#/properties/planVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.planVersion.type,parentSchema:schema0.properties.planVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("v1" !== data0){
const err6 = {instancePath:instancePath+"/planVersion",schemaPath:"#/properties/planVersion/const",keyword:"const",params:{allowedValue: "v1"},schema:"v1",parentSchema:schema0.properties.planVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.workloads !== undefined){
let data1 = data.workloads;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data1[i0], instancePath+"/workloads/" + i0))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/workloads",schemaPath:"#/properties/workloads/type",keyword:"type",params:{type: "array"},schema:schema0.properties.workloads.type,parentSchema:schema0.properties.workloads,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externals !== undefined){
let data3 = data.externals;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.kind === undefined){
const err8 = {instancePath:instancePath+"/externals/" + i1,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "kind"},schema:schema0.properties.externals.items.required,parentSchema:schema0.properties.externals.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/externals/" + i1,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.externals.items.required,parentSchema:schema0.properties.externals.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.usedBy === undefined){
const err10 = {instancePath:instancePath+"/externals/" + i1,schemaPath:"#/properties/externals/items/required",keyword:"required",params:{missingProperty: "usedBy"},schema:schema0.properties.externals.items.required,parentSchema:schema0.properties.externals.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "kind") || (key1 === "namespace")) || (key1 === "name")) || (key1 === "keys")) || (key1 === "usedBy"))){
const err11 = {instancePath:instancePath+"/externals/" + i1,schemaPath:"#/properties/externals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.externals.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.kind !== undefined){
let data5 = data4.kind;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/externals/" + i1+"/kind",schemaPath:"#/properties/externals/items/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema0.properties.externals.items.properties.kind.type,parentSchema:schema0.properties.externals.items.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.namespace !== undefined){
let data6 = data4.namespace;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/externals/" + i1+"/namespace",schemaPath:"#/properties/externals/items/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema0.properties.externals.items.properties.namespace.type,parentSchema:schema0.properties.externals.items.properties.namespace,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.name !== undefined){
let data7 = data4.name;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/externals/" + i1+"/name",schemaPath:"#/properties/externals/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.externals.items.properties.name.type,parentSchema:schema0.properties.externals.items.properties.name,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.keys !== undefined){
let data8 = data4.keys;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/externals/" + i1+"/keys/" + i2,schemaPath:"#/properties/externals/items/properties/keys/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.externals.items.properties.keys.items.type,parentSchema:schema0.properties.externals.items.properties.keys.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/externals/" + i1+"/keys",schemaPath:"#/properties/externals/items/properties/keys/type",keyword:"type",params:{type: "array"},schema:schema0.properties.externals.items.properties.keys.type,parentSchema:schema0.properties.externals.items.properties.keys,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.usedBy !== undefined){
let data10 = data4.usedBy;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/externals/" + i1+"/usedBy/" + i3,schemaPath:"#/properties/externals/items/properties/usedBy/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.externals.items.properties.usedBy.items.type,parentSchema:schema0.properties.externals.items.properties.usedBy.items,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/externals/" + i1+"/usedBy",schemaPath:"#/properties/externals/items/properties/usedBy/type",keyword:"type",params:{type: "array"},schema:schema0.properties.externals.items.properties.usedBy.type,parentSchema:schema0.properties.externals.items.properties.usedBy,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/externals/" + i1,schemaPath:"#/properties/externals/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.externals.items.type,parentSchema:schema0.properties.externals.items,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/externals",schemaPath:"#/properties/externals/type",keyword:"type",params:{type: "array"},schema:schema0.properties.externals.type,parentSchema:schema0.properties.externals,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.assumptions !== undefined){
let data12 = data.assumptions;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.about === undefined){
const err21 = {instancePath:instancePath+"/assumptions/" + i4,schemaPath:"#/properties/assumptions/items/required",keyword:"required",params:{missingProperty: "about"},schema:schema0.properties.assumptions.items.required,parentSchema:schema0.properties.assumptions.items,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data13.text === undefined){
const err22 = {instancePath:instancePath+"/assumptions/" + i4,schemaPath:"#/properties/assumptions/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.properties.assumptions.items.required,parentSchema:schema0.properties.assumptions.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "about") || (key2 === "text"))){
const err23 = {instancePath:instancePath+"/assumptions/" + i4,schemaPath:"#/properties/assumptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.assumptions.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.about !== undefined){
let data14 = data13.about;
if(typeof data14 !== "string"){
const err24 = {instancePath:instancePath+"/assumptions/" + i4+"/about",schemaPath:"#/properties/assumptions/items/properties/about/type",keyword:"type",params:{type: "string"},schema:schema0.properties.assumptions.items.properties.about.type,parentSchema:schema0.properties.assumptions.items.properties.about,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.text !== undefined){
let data15 = data13.text;
if(typeof data15 !== "string"){
const err25 = {instancePath:instancePath+"/assumptions/" + i4+"/text",schemaPath:"#/properties/assumptions/items/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.assumptions.items.properties.text.type,parentSchema:schema0.properties.assumptions.items.properties.text,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/assumptions/" + i4,schemaPath:"#/properties/assumptions/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.assumptions.items.type,parentSchema:schema0.properties.assumptions.items,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/assumptions",schemaPath:"#/properties/assumptions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.assumptions.type,parentSchema:schema0.properties.assumptions,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

